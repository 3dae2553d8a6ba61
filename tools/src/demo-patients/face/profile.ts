import { HEIGHT, WIDTH, definitions } from './front.ts';
import type { Looks } from './looks.ts';

/** A face from its right side: the nose points to the picture's right. */
export function profileSvg(looks: Looks): string {
  const { lips, chin, length, shade, lip, hair, iris, brow, age, beard } = looks;
  const down = (y: number): number => (y < 300 ? y : 300 + (y - 300) * (0.86 + 0.14 * length));
  const [l, c] = [lips * 7, chin * 9];
  const face = `M 216 118 C 280 108 326 140 334 200 C 336 224 330 238 332 248 C 338 276 362 308 368 ${down(322)} C 369 ${down(336)} 346 ${down(338)} 340 ${down(344)}
   C 336 ${down(352)} ${348 + l} ${down(358)} ${350 + l} ${down(368)} C ${351 + l} ${down(374)} ${340 + l} ${down(376)} ${338 + l} ${down(378)} C ${346 + l} ${down(382)} ${346 + l} ${down(396)} ${334 + c} ${down(400)}
   C ${326 + c} ${down(406)} ${336 + c} ${down(420)} ${334 + c} ${down(434)} C ${330 + c} ${down(452)} ${306 + c} ${down(458)} 288 ${down(452)} C 262 ${down(446)} 246 ${down(440)} 238 ${down(446)} L 236 500 L 130 500 L 132 360 C 96 300 96 170 216 118 Z`;
  const y = down(368);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${definitions('p', looks)}
  ${backOf(looks)}
  <path d="${face}" fill="url(#ps)"/><clipPath id="pk"><path d="${face}"/></clipPath>
  <g clip-path="url(#pk)"><path d="M 120 400 C 200 ${down(440)} 250 ${down(446)} 300 ${down(462)} L 300 520 L 100 520 Z" fill="${shade}" opacity=".85" filter="url(#pb8)"/>
   <ellipse cx="286" cy="${down(336)}" rx="26" ry="22" fill="${lip}" opacity=".22" filter="url(#pb8)"/>
   ${beard ? `<path d="M 196 316 C 226 ${down(360)} 270 ${down(380)} ${320 + l} ${down(352)} L 380 ${down(352)} L 380 480 L 236 480 C 214 420 200 380 196 316 Z" fill="${hair}" opacity=".6" filter="url(#pb3)"/>` : ''}</g>
  <path d="M ${351 + l} ${y} C ${336 + l} ${y - 9} ${318 + l * 0.5} ${y + 4} 308 ${y + 10} C ${322 + l * 0.5} ${y + 16} ${340 + l} ${y + 22} ${344 + l} ${y + 20} C ${348 + l} ${y + 14} ${338 + l} ${y + 10} ${338 + l} ${y + 9} C ${346 + l} ${y + 6} ${352 + l} ${y + 4} ${351 + l} ${y} Z" fill="${lip}"/>
  <path d="M ${338 + l} ${y + 9} Q 322 ${y + 8} 308 ${y + 10}" fill="none" stroke="#6b3431" stroke-width="1.8" opacity=".7"/>
  <path d="M 348 ${down(338)} Q 336 ${down(342)} 334 ${down(330)} Q 336 ${down(322)} 344 ${down(322)}" fill="none" stroke="${shade}" stroke-width="4" stroke-linecap="round"/>
  <path d="M 322 262 Q 308 250 292 266 Q 308 274 320 270 Z" fill="#f7f4f0"/><ellipse cx="314" cy="263" rx="5" ry="7.6" fill="${iris}"/><ellipse cx="316" cy="263" rx="2.4" ry="4" fill="#17120f"/>
  <path d="M 324 263 Q 308 247 290 267" fill="none" stroke="#2a1d17" stroke-width="2.6" stroke-linecap="round"/>
  <path d="M 330 243 Q 310 ${234 - brow} 286 246" fill="none" stroke="${hair}" stroke-width="${4 + brow * 0.9}" stroke-linecap="round" opacity=".88"/>
  ${age > 38 ? `<path d="M 330 ${down(346)} Q 314 ${down(352)} 306 ${down(374)}" fill="none" stroke="${shade}" stroke-width="2.2" opacity=".75"/>` : ''}
  <path d="M 30 576 C 40 506 96 486 128 470 Q 180 512 240 476 C 300 494 330 520 340 576 Z" fill="url(#pc)"/>
  ${hairOf(looks)}
  <g><path d="M 196 268 C 178 254 166 276 174 300 C 180 322 190 336 200 328 C 208 318 204 306 208 292 C 210 280 206 272 196 268 Z" fill="${looks.skin}" stroke="${shade}" stroke-width="3"/><path d="M 194 280 Q 184 282 188 304" fill="none" stroke="${shade}" stroke-width="3"/></g></svg>`;
}

const fill = 'fill="url(#ph)"';

function backOf({ style }: Looks): string {
  if (style === 'long')
    return `<path ${fill} d="M 216 84 C 100 80 60 180 76 300 C 84 400 60 470 84 540 L 214 540 C 220 460 206 400 200 340 Z"/>`;
  if (style === 'ponytail') return `<path ${fill} d="M 104 168 C 30 170 24 320 62 420 C 66 340 70 280 116 240 Z"/>`;
  if (style === 'bun') return `<circle cx="92" cy="150" r="40" ${fill}/>`;
  return '';
}

function hairOf({ style }: Looks): string {
  const cap = (front: string, neck: string): string =>
    `<path ${fill} d="M ${front} C 300 96 250 76 206 82 C 110 88 76 170 92 260 ${neck} Z"/>`;
  switch (style) {
    case 'receding':
      return cap(
        '276 124',
        'C 98 320 112 360 134 392 C 150 372 156 330 168 306 C 176 262 200 240 214 236 C 222 196 226 150 276 124',
      );
    case 'crop':
      return cap(
        '318 154',
        'C 98 320 112 356 134 380 C 150 366 156 326 168 300 C 178 262 204 246 226 250 C 244 220 262 176 318 154',
      );
    case 'bob':
      return cap(
        '330 206',
        'C 92 340 84 390 108 424 C 160 436 214 420 220 400 C 232 340 216 300 222 276 C 240 240 290 236 330 206',
      );
    case 'long':
      return cap(
        '322 172',
        'C 92 360 84 420 92 500 C 140 510 196 480 206 420 C 214 350 204 300 214 270 C 240 230 280 190 322 172',
      );
    case 'curls':
      return `${[
        [300, 116],
        [256, 88],
        [208, 80],
        [158, 92],
        [118, 126],
        [94, 172],
        [88, 224],
        [98, 276],
        [122, 320],
        [318, 150],
        [150, 340],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="36" ${fill}/>`)
        .join(
          '',
        )}${cap('322 168', 'C 98 320 112 356 140 372 C 160 340 166 300 180 276 C 200 250 230 240 240 220 C 262 196 290 180 322 168')}`;
    case 'short':
    case 'bun':
    case 'ponytail':
      return cap(
        '326 176',
        'C 98 330 112 366 134 396 C 154 372 158 330 170 302 C 182 262 206 250 226 254 C 238 222 270 180 326 176',
      );
  }
}
