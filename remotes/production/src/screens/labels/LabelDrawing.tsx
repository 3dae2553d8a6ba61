import { type ReactNode, useMemo } from 'react';
import type { LabelField, LabelLayout } from '@archway/contracts';
import { useText } from '@archway/platform';
import { type CodeModules, codeModules, modulesPath } from '../../codes/modules.ts';
import { quietSquares } from '../../codes/quiet-squares.ts';
import { fieldText, fittingSize, type inventedPiece } from './label-words.ts';

interface Props {
  layout: Pick<LabelLayout, 'width' | 'height' | 'fields'>;
  piece: typeof inventedPiece;
  /** Its name for screen readers. */
  label: string;
  className?: string | undefined;
  /** Drawn above the fields: what the designer takes hold of. */
  children?: ReactNode;
}

/** A label in millimetres: what is designed, looked at and printed is this one drawing. */
export function LabelDrawing({ layout, piece, label, className, children }: Props) {
  const t = useText('production');
  const { width, height, fields } = layout;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className={className}
      width={`${width}mm`}
      height={`${height}mm`}
      viewBox={`0 0 ${width} ${height}`}
      role={children ? 'group' : 'img'}
      aria-label={label}
    >
      <rect width={width} height={height} fill="#ffffff" />
      {fields.map((field, at) =>
        field.kind === 'code' ? (
          <Code key={at} field={field} text={piece.code} />
        ) : (
          <Words key={at} field={field} text={fieldText(field, piece, t)} />
        ),
      )}
      {children}
    </svg>
  );
}

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;
const parts = { left: 0, center: 0.5, right: 1 } as const;

function Words({ field, text }: { field: LabelField; text: string }) {
  return (
    <text
      x={field.x + field.width * parts[field.align]}
      y={field.y + field.height / 2}
      fontSize={fittingSize(text, field)}
      fontFamily="Inter, Arial, 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif"
      fontWeight={field.bold ? 700 : 400}
      textAnchor={anchors[field.align]}
      dominantBaseline="central"
      fill="#000000"
    >
      {text}
    </text>
  );
}

function Code({ field, text }: { field: LabelField; text: string }) {
  const code = useMemo((): CodeModules => codeModules(field.code, text), [field.code, text]);
  const path = useMemo(() => modulesPath(code), [code]);
  const around = quietSquares[field.code];
  return (
    <svg
      {...{ x: field.x, y: field.y, width: field.width, height: field.height }}
      viewBox={`${-around} ${-around} ${code.width + 2 * around} ${code.height + 2 * around}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000000" />
    </svg>
  );
}
