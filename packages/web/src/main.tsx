import { render } from 'preact';
import { LocationProvider, lazy, Route, Router } from 'preact-iso';

import { keepForOffline } from './offline/register.ts';
import { applySettings } from './settings.ts';

import './style/tokens.css';
import './style/base.css';
import { speak } from './text.ts';

const LobbyPage = lazy(() => import('./lobby/lobby-page.tsx'));
const LocalPage = lazy(() => import('./table/local-page.tsx'));
const ServerPage = lazy(() => import('./table/server-page.tsx'));
const NewTablePage = lazy(() => import('./lobby/new-table-page.tsx'));
const ReplayPage = lazy(() => import('./replay/replay-page.tsx'));
const GalleryPage = lazy(() => import('./gallery/gallery-page.tsx'));

function App() {
  return (
    <LocationProvider>
      <Router>
        <Route path="/" component={LobbyPage} />
        <Route path="/play/:game" component={LocalPage} />
        <Route path="/table/:table" component={ServerPage} />
        <Route path="/new/:game" component={NewTablePage} />
        <Route path="/replay/:table" component={ReplayPage} />
        <Route path="/gallery" component={GalleryPage} />
        <Route path="/gallery/:game/:scenario" component={GalleryPage} />
        <Route default component={LobbyPage} />
      </Router>
    </LocationProvider>
  );
}

applySettings();
keepForOffline();
const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the app');
await speak();
render(<App />, root);
