import { createRoot } from 'react-dom/client';
import { start } from './boot/start.ts';
import { Host } from './Host.tsx';
import './remotes/provided.ts';

const container = document.getElementById('host');
if (!container) throw new Error('index.html has no #host');

/** Fails when what the first screen needs cannot be had. */
export const started = start().then(() => createRoot(container).render(<Host />));
