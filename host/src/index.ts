import { cannotStart } from './boot/cannot-start.ts';

// Shared modules are negotiated asynchronously, so nothing else may happen in the entry.
import('./bootstrap.tsx').then(({ started }) => started).catch(cannotStart);
