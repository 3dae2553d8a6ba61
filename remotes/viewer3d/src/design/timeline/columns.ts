/** Lays an element over the stages from one to another; the scan is stage 0. Styles in the markup are not allowed. */
export function columns(element: HTMLElement | null, from: number, to: number, total: number): void {
  const share = 100 / (total + 1);
  element?.style.setProperty('left', `${from * share}%`);
  element?.style.setProperty('width', `${(to - from + 1) * share}%`);
}
