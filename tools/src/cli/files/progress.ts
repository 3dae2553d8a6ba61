import type { VolumeStep } from '@archway/volume';

/** Progress on one line of a terminal; nothing where standard error is a file or a pipe. */
export function progressOnTerminal(
  out: NodeJS.WriteStream = process.stderr,
): (step: VolumeStep, fraction: number) => void {
  if (!out.isTTY) return () => undefined;
  let shown = '';
  return (step, fraction) => {
    const text = `${step} ${Math.floor(fraction * 100)} %`;
    if (text === shown) return;
    shown = text;
    out.write(`\r\x1b[K${text}${fraction >= 1 ? '\n' : ''}`);
  };
}
