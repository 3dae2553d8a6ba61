/** Something that the operator has to put right before the server can start. Shown as its message, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
