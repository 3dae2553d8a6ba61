/** As wide as a desk, for what is laid out and drawn in it; beside the page, where it is drawn and not seen. */
const WIDTH = 1280;
const HEIGHT = 900;

/** A page of the product that nobody sees, not in the page yet. What it is not shown with is set by a program: styles in tags are not let in. */
export function hiddenFrame(src: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  Object.assign(frame, { src, tabIndex: -1, inert: true, width: String(WIDTH), height: String(HEIGHT) });
  frame.setAttribute('aria-hidden', 'true');
  frame.dataset['pdfBuilder'] = '';
  const style = { position: 'fixed', top: '0', left: `-${WIDTH * 4}px`, border: '0', 'pointer-events': 'none' };
  for (const [name, value] of Object.entries(style)) frame.style.setProperty(name, value);
  return frame;
}
