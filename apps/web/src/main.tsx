import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './theme/base.css';

createRoot(document.getElementById('page')!).render(<App />);
