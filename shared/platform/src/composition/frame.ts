/** The parts of the composition that draw with the component library, for the host's layout. */
export { Providers } from './providers.tsx';
export { RemoteFailureBox } from './remote/remote-failure-box.tsx';
