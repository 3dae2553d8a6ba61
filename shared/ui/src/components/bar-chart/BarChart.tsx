import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { scaleFor } from './chart-scale.ts';
import styles from './bar-chart.module.css';

export interface BarChartProps {
  /** What is counted, for screen readers. */
  label: string;
  /** Parts of a bar, from the bottom up; at most six, each with its word in the legend. */
  parts: readonly { readonly key: string; readonly label: string }[];
  bars: readonly {
    readonly key: string;
    /** Below the bar; where there is no room for all, some are left out. */
    readonly label: string;
    readonly values: Readonly<Record<string, number>>;
    /** All that it says, in words. */
    readonly words: string;
  }[];
  /** Units of the picture are pixels: its words stay as large as others. */
  width: number;
  format: (value: number) => string;
}

const HEIGHT = 200;
const LEFT = 36;
const BOTTOM = 24;
const TOP = 10;
const LABEL_WIDTH = 52;

/** Bars of parts that are counts; what they say is also there in words. */
export function BarChart({ label, parts, bars, width, format }: BarChartProps) {
  const sumOf = (values: Readonly<Record<string, number>>): number =>
    parts.reduce((sum, { key }) => sum + (values[key] ?? 0), 0);
  const most = Math.max(...bars.map(({ values }) => sumOf(values)), 1);
  const lines = scaleFor(most).filter(Number.isInteger);
  const top = Math.max(lines.at(-1) ?? 1, most);
  const unit = (HEIGHT - TOP - BOTTOM) / top;
  const room = (width - LEFT) / Math.max(bars.length, 1);
  const bar = Math.min(32, room * 0.64);
  const everyLabel = Math.ceil((bars.length * LABEL_WIDTH) / (width - LEFT));
  return (
    <figure className={styles.chart} aria-label={label}>
      <figcaption>
        {parts.map(({ key, label: word }, index) => (
          <span key={key}>
            <i data-part={index} /> {word}
          </span>
        ))}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        {lines.map((value) => {
          const y = HEIGHT - BOTTOM - value * unit;
          return (
            <g key={value}>
              <line x1={LEFT} x2={width} y1={y} y2={y} />
              <text x={LEFT - 8} y={y + 4} textAnchor="end">
                {format(value)}
              </text>
            </g>
          );
        })}
        {bars.map(({ key, label: below, values, words }, index) => {
          const centre = LEFT + room * (index + 0.5);
          let base = HEIGHT - BOTTOM;
          return (
            <g key={key}>
              {parts.map((part, at) => {
                const height = (values[part.key] ?? 0) * unit;
                base -= height;
                return height === 0 ? null : (
                  <rect key={part.key} data-part={at} x={centre - bar / 2} y={base} width={bar} height={height} />
                );
              })}
              {index % everyLabel === 0 ? (
                <text x={centre} y={HEIGHT - 6} textAnchor="middle">
                  {below}
                </text>
              ) : null}
              <title>{words}</title>
            </g>
          );
        })}
      </svg>
      <VisuallyHidden>
        <ul>
          {bars
            .filter(({ values }) => sumOf(values) > 0)
            .map(({ key, words }) => (
              <li key={key}>{words}</li>
            ))}
        </ul>
      </VisuallyHidden>
    </figure>
  );
}
