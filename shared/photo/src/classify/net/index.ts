export { framed } from './framed.ts';
export { type NetPosition, netPositions } from './mouth-net.ts';
