/** Modules of white around a code, without which readers do not find it. */
const QUIET = 4;
const SVG = 'http://www.w3.org/2000/svg';

/** A code as a picture of its own, black on white whatever it is shown on. */
export function qrPicture(code: SVGSVGElement): Blob {
  const picture = code.cloneNode(true) as SVGSVGElement;
  const [, , width = 0, height = 0] = (code.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const box = { x: -QUIET, y: -QUIET, width: width + 2 * QUIET, height: height + 2 * QUIET };
  picture.setAttribute('viewBox', Object.values(box).join(' '));
  const ground = document.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries({ ...box, fill: '#fff' })) ground.setAttribute(name, String(value));
  picture.prepend(ground);
  return new Blob([new XMLSerializer().serializeToString(picture)], { type: 'image/svg+xml' });
}
