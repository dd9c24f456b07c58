import type { JSX } from 'preact';

import { levelOf, LEVELS, type Level } from './levels.ts';
import { siteText } from './text.ts';

/** A choice of how well bots play. */
export function LevelField(props: {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: Level;
  readonly onChange: (level: Level) => void;
}): JSX.Element {
  const t = siteText();
  return (
    <label>
      <span class={props.isLabelHidden === true ? 'visually-hidden' : ''}>{props.label}</span>
      <select
        class="field"
        value={props.value}
        onChange={({ currentTarget }) => props.onChange(levelOf(currentTarget.value))}
      >
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {t(`site.level.${level}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
