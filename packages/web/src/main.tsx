import { render } from 'preact';
import { LocationProvider, lazy, Route, Router } from 'preact-iso';

import { fetchAhead } from './ahead.ts';
import { keepForOffline } from './offline/register.ts';
import { applySettings } from './settings.ts';

import './style/tokens.css';
import './style/base.css';
import { speak } from './text.ts';

/** The pages, by the first word of their address. */
const pages = {
  lobby: () => import('./lobby/lobby-page.tsx'),
  play: () => import('./table/local-page.tsx'),
  table: () => import('./table/server-page.tsx'),
  new: () => import('./lobby/new-table-page.tsx'),
  carry: () => import('./lobby/carry-page.tsx'),
  replay: () => import('./replay/replay-page.tsx'),
  gallery: () => import('./gallery/gallery-page.tsx'),
} as const;

const LobbyPage = lazy(pages.lobby);
const LocalPage = lazy(pages.play);
const ServerPage = lazy(pages.table);
const NewTablePage = lazy(pages.new);
const CarryPage = lazy(pages.carry);
const ReplayPage = lazy(pages.replay);
const GalleryPage = lazy(pages.gallery);

function App() {
  return (
    <LocationProvider>
      <Router>
        <Route path="/" component={LobbyPage} />
        <Route path="/play/:game" component={LocalPage} />
        <Route path="/table/:table" component={ServerPage} />
        <Route path="/new/:game" component={NewTablePage} />
        <Route path="/carry" component={CarryPage} />
        <Route path="/replay/:table" component={ReplayPage} />
        <Route path="/gallery" component={GalleryPage} />
        <Route path="/gallery/:game/:scenario" component={GalleryPage} />
        <Route default component={LobbyPage} />
      </Router>
    </LocationProvider>
  );
}

/** The page of this address is on its way before its language is. */
function fetchPage(): void {
  const [, first = ''] = location.pathname.split('/');
  const known = Object.entries(pages).find(([name]) => name === first);
  void (known?.[1] ?? pages.lobby)();
}

fetchPage();
fetchAhead();
applySettings();
keepForOffline();
const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the app');
await speak();
render(<App />, root);
