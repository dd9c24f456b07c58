import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The letters of all our languages but the accented few come with the page itself. */
const FIRST = /(?:roboto-slab|source-sans-3)-latin-wght-normal.*\.woff2$/;

/** Has the browser fetch the fonts beside the page's script, not only once its styles are read. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        const files = Object.keys(bundle ?? {}).filter((file) => FIRST.test(file));
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head',
        }));
      },
    },
  };
}
