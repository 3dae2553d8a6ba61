import { type DrawingProps, within } from './read-values.ts';
import styles from './drawings.module.css';

/** Picture and code in their true proportions, with the text beside the code. */
export function QrDrawing({ values }: DrawingProps) {
  if (!values.is('qrcodePic.useQrcode'))
    return <path className={`${styles.line} ${styles.dashed}`} d="M24 16 H184 V100 H24 z" />;
  const [width, height] = [values.number('qrcodePic.width', 650), values.number('qrcodePic.height', 342)];
  const scale = Math.min(176 / Math.max(width, 1), 92 / Math.max(height, 1));
  const [x, y] = [104 - (width * scale) / 2, 58 - (height * scale) / 2];
  const code = {
    x: x + values.number('qrcodePic.left') * scale,
    y: y + values.number('qrcodePic.top') * scale,
    width: values.number('qrcodePic.qrcodeW') * scale,
    height: values.number('qrcodePic.qrcodeH') * scale,
  };
  const cell = Math.max(1, Math.min(code.width, code.height) / 7);
  const square = values.text('qrcodePic.bcid') === 'qrcode';
  const size = within(values.number('qrcodePic.fontSize') * scale, 4, 40);
  return (
    <>
      <rect className={styles.tooth} x={x} y={y} width={width * scale} height={height * scale} />
      <rect className={styles.mark} {...code} />
      {[0, 4].flatMap((column) =>
        [0, 4]
          .filter((row) => !square || column + row < 8)
          .map((row) => (
            <rect
              key={`${column} ${row}`}
              className={styles.marked}
              x={code.x + (column + 0.5) * cell}
              y={code.y + (row + 0.5) * cell}
              width={cell * 2}
              height={cell * 2}
            />
          )),
      )}
      {values.is('qrcodePic.addText') ? (
        <text
          className={styles.word}
          style={{ fontSize: size, textAnchor: 'start' }}
          x={code.x + code.width + values.number('qrcodePic.textLeftMargin') * scale}
          y={code.y + code.height / 2 + size / 3}
        >
          01
        </text>
      ) : null}
    </>
  );
}
