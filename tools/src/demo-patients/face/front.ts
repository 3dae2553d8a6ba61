import type { Looks } from './looks.ts';

export const WIDTH = 480;
export const HEIGHT = 576;
const CX = WIDTH / 2;

/** What both pictures from the front share: light, wall and the soft shadows. */
export const definitions = (id: string, { skin, shade, wall, hair, cloth }: Looks): string => `<defs>
  <radialGradient id="${id}w" cx=".42" cy=".34" r=".9"><stop offset="0" stop-color="#ffffff" stop-opacity=".75"/><stop offset="1" stop-color="#5a6472" stop-opacity=".22"/></radialGradient>
  <radialGradient id="${id}s" cx=".44" cy=".4" r=".66"><stop offset="0" stop-color="${skin}"/><stop offset=".62" stop-color="${skin}"/><stop offset="1" stop-color="${shade}"/></radialGradient>
  <linearGradient id="${id}h" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${hair}" stop-opacity=".86"/><stop offset=".3" stop-color="${hair}"/><stop offset="1" stop-color="${hair}"/></linearGradient>
  <linearGradient id="${id}c" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${cloth}"/><stop offset="1" stop-color="${cloth}"/></linearGradient>
  <filter id="${id}b3"><feGaussianBlur stdDeviation="3"/></filter><filter id="${id}b8"><feGaussianBlur stdDeviation="9"/></filter>
  <filter id="${id}b1"><feGaussianBlur stdDeviation="1"/></filter>
  </defs><rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id}w)"/>`;

/** Half widths of a face at its temples, cheeks and jaw; where it begins and ends. */
function frame({ cheeks, jaw, length }: Looks) {
  return { temple: 93 * cheeks, cheek: 98 * cheeks, jaw: 74 * jaw, top: 132, chin: 288 + 142 * length, mid: 276 };
}

function outline(looks: Looks): string {
  const { temple, cheek, jaw, top, chin, mid } = frame(looks);
  const low = chin - 52;
  const half = (s: 1 | -1): string =>
    s > 0
      ? `C ${CX + temple * 0.75} ${top} ${CX + temple} ${top + 44} ${CX + temple} ${mid - 54} C ${CX + cheek} ${mid - 10} ${CX + cheek} ${mid + 36} ${CX + cheek * 0.93} ${mid + 66} C ${CX + jaw * 1.08} ${low - 4} ${CX + jaw * 0.72} ${chin - 10} ${CX + 22} ${chin} `
      : `Q ${CX} ${chin + 5} ${CX - 22} ${chin} C ${CX - jaw * 0.72} ${chin - 10} ${CX - jaw * 1.08} ${low - 4} ${CX - cheek * 0.93} ${mid + 66} C ${CX - cheek} ${mid + 36} ${CX - cheek} ${mid - 10} ${CX - temple} ${mid - 54} C ${CX - temple} ${top + 44} ${CX - temple * 0.75} ${top} ${CX} ${top}`;
  return `M ${CX} ${top} ${half(1)} ${half(-1)} Z`;
}

/** Hair behind the face. */
function back(looks: Looks, id: string): string {
  const { temple } = frame(looks);
  const w = temple + 24;
  const fill = `fill="url(#${id}h)"`;
  switch (looks.style) {
    case 'long':
      return `<path ${fill} d="M ${CX - w} 250 C ${CX - w - 6} 120 ${CX - 70} 76 ${CX} 76 C ${CX + 70} 76 ${CX + w + 6} 120 ${CX + w} 250 C ${CX + w + 4} 350 ${CX + w + 26} 430 ${CX + w + 16} 540 L ${CX - w - 16} 540 C ${CX - w - 26} 430 ${CX - w - 4} 350 ${CX - w} 250 Z"/>`;
    case 'bob':
      return `<path ${fill} d="M ${CX - w} 250 C ${CX - w - 4} 120 ${CX - 70} 78 ${CX} 78 C ${CX + 70} 78 ${CX + w + 4} 120 ${CX + w} 250 C ${CX + w + 8} 330 ${CX + w + 10} 380 ${CX + w - 12} 416 Q ${CX} 440 ${CX - w + 12} 416 C ${CX - w - 10} 380 ${CX - w - 8} 330 ${CX - w} 250 Z"/>`;
    case 'curls': {
      const dots = Array.from({ length: 19 }, (_, i) => {
        const a = Math.PI * (0.86 + (i / 18) * 1.28);
        return `<circle cx="${CX + Math.cos(a) * (w + 4)}" cy="${246 + Math.sin(a) * 142}" r="${32 + (i % 3) * 5}" ${fill}/>`;
      });
      return `${dots.join('')}<ellipse cx="${CX}" cy="220" rx="${w}" ry="140" ${fill}/>`;
    }
    case 'bun':
      return `<circle cx="${CX + 6}" cy="78" r="38" ${fill}/><path ${fill} d="M ${CX - w + 8} 260 C ${CX - w} 120 ${CX - 66} 92 ${CX} 92 C ${CX + 66} 92 ${CX + w} 120 ${CX + w - 8} 260 Z"/>`;
    case 'ponytail':
      return `<path ${fill} d="M ${CX + 60} 130 C ${CX + 150} 160 ${CX + 152} 320 ${CX + 118} 420 C ${CX + 130} 320 ${CX + 110} 240 ${CX + 70} 200 Z"/><path ${fill} d="M ${CX - w + 8} 260 C ${CX - w} 122 ${CX - 66} 92 ${CX} 92 C ${CX + 66} 92 ${CX + w} 122 ${CX + w - 8} 260 Z"/>`;
    case 'short':
    case 'crop':
    case 'receding':
      return `<path ${fill} d="M ${CX - w + 8} 270 C ${CX - w - 4} 124 ${CX - 66} 90 ${CX} 90 C ${CX + 66} 90 ${CX + w + 4} 124 ${CX + w - 8} 270 Z"/>`;
  }
}

/** Hair over the forehead. */
function fringe(looks: Looks, id: string): string {
  const { temple, top } = frame(looks);
  const t = temple + 8;
  const fill = `fill="url(#${id}h)"`;
  const hairline: Record<Looks['style'], string> = {
    short: `C ${CX - t + 22} 190 ${CX - 40} 176 ${CX - 10} 168 C ${CX + 40} 160 ${CX + 70} 190 ${CX + t - 10} 232`,
    crop: `C ${CX - t + 14} 200 ${CX - 60} 168 ${CX} 166 C ${CX + 60} 168 ${CX + t - 14} 200 ${CX + t - 4} 240`,
    receding: `C ${CX - t + 12} 190 ${CX - 70} 142 ${CX - 40} 150 C ${CX} 146 ${CX + 66} 130 ${CX + t - 6} 236`,
    bob: `C ${CX - t + 26} 210 ${CX - 60} 208 ${CX - 20} 206 C ${CX + 30} 206 ${CX + 70} 210 ${CX + t - 6} 250`,
    long: `C ${CX - t + 24} 240 ${CX - 50} 160 ${CX - 26} 140 C ${CX + 10} 176 ${CX + 60} 190 ${CX + t - 6} 262`,
    bun: `C ${CX - t + 20} 200 ${CX - 50} 152 ${CX} 148 C ${CX + 50} 152 ${CX + t - 20} 200 ${CX + t - 4} 250`,
    ponytail: `C ${CX - t + 20} 196 ${CX - 56} 186 ${CX - 30} 156 C ${CX + 30} 158 ${CX + 64} 180 ${CX + t - 4} 250`,
    curls: `C ${CX - t + 20} 196 ${CX - 56} 168 ${CX} 172 C ${CX + 56} 168 ${CX + t - 20} 196 ${CX + t - 4} 246`,
  };
  return `<path ${fill} d="M ${CX - t + 2} 244 ${hairline[looks.style]} C ${CX + t + 6} 150 ${CX + 60} ${top - 34} ${CX} ${top - 36} C ${CX - 60} ${top - 34} ${CX - t - 6} 150 ${CX - t + 2} 244 Z"/>`;
}

function eyes({ iris, hair, brow, age, shade }: Looks): string {
  const big = age < 16 ? 1.1 : 1;
  const eye = (s: 1 | -1): string => {
    const x = CX + s * 44;
    const [w, h] = [20 * big, 10.5 * big];
    const lid = `M ${x - w} 274 Q ${x} ${274 - h * 1.5} ${x + w} 273 Q ${x} ${274 + h * 1.15} ${x - w} 274 Z`;
    return `<path d="${lid}" fill="#f7f4f0"/><clipPath id="e${s}${Math.round(x * age)}"><path d="${lid}"/></clipPath>
      <g clip-path="url(#e${s}${Math.round(x * age)})"><circle cx="${x}" cy="271" r="${9.6 * big}" fill="${iris}"/><circle cx="${x}" cy="271" r="${4.6 * big}" fill="#17120f"/><circle cx="${x + 3}" cy="267.5" r="2.4" fill="#fff" opacity=".9"/><rect x="${x - w}" y="255" width="${w * 2}" height="8" fill="${shade}" opacity=".35"/></g>
      <path d="M ${x - w - 1} 274 Q ${x} ${273 - h * 1.55} ${x + w + 1} 273" fill="none" stroke="#2a1d17" stroke-width="2.6" stroke-linecap="round"/>
      <path d="M ${x - w + 1} ${262 - h * 0.5} Q ${x} ${263 - h * 1.5} ${x + w} ${263 - h * 0.5}" fill="none" stroke="${shade}" stroke-width="2" opacity=".7"/>
      <path d="M ${x - s * 24} 250 Q ${x - s * 2} ${239 - brow} ${x + s * 26} 246" fill="none" stroke="${hair}" stroke-width="${6 * brow * 0.22 + 3}" stroke-linecap="round" opacity=".88"/>`;
  };
  return eye(-1) + eye(1);
}

function smile({ lip, smile: kind }: Looks, y: number): string {
  const teeth = [-4, -3, -2, -1, 0, 1, 2, 3].map((i) => {
    const size = [13, 11, 11.5, 9][i < 0 ? -i - 1 : i]!;
    const before = [0, 13, 24, 35.5][i < 0 ? -i - 1 : i]!;
    const gap = kind === 'gap' ? 2.4 : 0.4;
    const at = i < 0 ? CX - before - size - gap / 2 : CX + before + gap / 2;
    const turn = kind === 'crowded' ? [5, -6, 8, -4, 3, -7, 6, -3][i + 4]! : 0;
    return `<rect x="${at}" y="${y - 4}" width="${size - 0.8}" height="${17 - Math.abs(i + 0.5) * 1.1}" rx="3.4" fill="#f6f1e6" transform="rotate(${turn} ${at + size / 2} ${y})"/>`;
  });
  const inner = `M ${CX - 50} ${y - 3} Q ${CX} ${y - 1} ${CX + 50} ${y - 3} Q ${CX} ${y + 40} ${CX - 50} ${y - 3} Z`;
  return `<path d="M ${CX - 57} ${y - 6} Q ${CX - 22} ${y - 15} ${CX} ${y - 9} Q ${CX + 22} ${y - 15} ${CX + 57} ${y - 6} Q ${CX} ${y + 58} ${CX - 57} ${y - 6} Z" fill="${lip}"/>
    <clipPath id="m${Math.round(y)}${kind}"><path d="${inner}"/></clipPath><path d="${inner}" fill="#5d2324"/><g clip-path="url(#m${Math.round(y)}${kind})">${teeth.join('')}</g>`;
}

const relaxed = ({ lip, shade }: Looks, y: number): string =>
  `<path d="M ${CX - 38} ${y + 2} Q ${CX - 14} ${y - 10} ${CX} ${y - 5} Q ${CX + 14} ${y - 10} ${CX + 38} ${y + 2} Q ${CX} ${y + 22} ${CX - 38} ${y + 2} Z" fill="${lip}"/>
   <path d="M ${CX - 38} ${y + 2} Q ${CX} ${y + 6} ${CX + 38} ${y + 2}" fill="none" stroke="#6b3431" stroke-width="1.8" opacity=".75"/>
   <path d="M ${CX - 18} ${y + 26} Q ${CX} ${y + 31} ${CX + 18} ${y + 26}" fill="none" stroke="${shade}" stroke-width="4" opacity=".6"/>`;

/** A face from the front. */
export function frontSvg(looks: Looks, smiling: boolean): string {
  const id = smiling ? 's' : 'f';
  const { chin, cheek } = frame(looks);
  const face = outline(looks);
  const y = chin - 62;
  const { shade, age, hair, beard } = looks;
  const lines =
    age > 38
      ? `<g fill="none" stroke="${shade}" stroke-width="2.2" opacity=".75"><path d="M ${CX - 36} 332 Q ${CX - 52} 350 ${CX - 54} 374"/><path d="M ${CX + 36} 332 Q ${CX + 52} 350 ${CX + 54} 374"/><path d="M ${CX - 40} 214 Q ${CX} 207 ${CX + 40} 214"/></g>`
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${definitions(id, looks)}
  ${back(looks, id)}
  <path d="M ${CX - 44} ${chin - 60} L ${CX - 48} 486 Q ${CX} 520 ${CX + 48} 486 L ${CX + 44} ${chin - 60} Z" fill="${shade}"/>
  <path d="M 22 576 C 34 508 100 490 ${CX - 54} 474 Q ${CX} 524 ${CX + 54} 474 C 380 490 446 508 458 576 Z" fill="url(#${id}c)"/>
  <path d="M ${CX - 54} 474 Q ${CX} 524 ${CX + 54} 474" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="6"/>
  ${[-1, 1].map((s) => `<ellipse cx="${CX + s * (cheek + 3)}" cy="292" rx="13" ry="29" fill="${shade}"/>`).join('')}
  <path d="${face}" fill="url(#${id}s)"/><clipPath id="${id}k"><path d="${face}"/></clipPath>
  <g clip-path="url(#${id}k)"><ellipse cx="${CX}" cy="${chin + 18}" rx="100" ry="34" fill="${shade}" opacity=".75" filter="url(#${id}b8)"/>
   ${[-1, 1].map((s) => `<ellipse cx="${CX + s * 60}" cy="330" rx="28" ry="20" fill="${looks.lip}" opacity="${smiling ? 0.3 : 0.2}" filter="url(#${id}b8)"/>`).join('')}
   ${beard ? `<path d="M ${CX - 110} 300 C ${CX - 86} 352 ${CX - 60} 356 ${CX - 44} 352 Q ${CX} 338 ${CX + 44} 352 C ${CX + 60} 356 ${CX + 86} 352 ${CX + 110} 300 L ${CX + 110} 480 L ${CX - 110} 480 Z" fill="${hair}" opacity=".62" filter="url(#${id}b3)"/>` : ''}
   <path d="M ${CX - 120} 236 Q ${CX} 150 ${CX + 120} 236 L ${CX + 120} 130 L ${CX - 120} 130 Z" fill="${shade}" opacity=".45" filter="url(#${id}b8)"/></g>
  ${eyes(looks)}
  <path d="M ${CX + 6} 268 C ${CX + 12} 300 ${CX + 20} 316 ${CX + 17} 326" fill="none" stroke="${shade}" stroke-width="5" opacity=".55" filter="url(#${id}b1)"/>
  <path d="M ${CX - 19} 327 Q ${CX - 13} 338 ${CX} 335 Q ${CX + 13} 338 ${CX + 19} 327" fill="none" stroke="${shade}" stroke-width="4" stroke-linecap="round"/>
  <ellipse cx="${CX - 3}" cy="316" rx="8" ry="11" fill="#fff" opacity=".14" filter="url(#${id}b3)"/>
  ${lines}${smiling ? smile(looks, y - 2) : relaxed(looks, y)}
  ${fringe(looks, id)}
  <path d="M ${CX - 62} 132 Q ${CX - 20} 104 ${CX + 34} 112" fill="none" stroke="#fff" stroke-width="9" opacity=".1" filter="url(#${id}b3)"/></svg>`;
}
