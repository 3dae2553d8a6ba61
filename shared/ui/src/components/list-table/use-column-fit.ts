import { useEffect, useLayoutEffect, useState } from 'react';
import { type ColumnFit, type ColumnRoom, fitColumns } from './fit-columns.ts';
import { type ListColumn, columnKey, staysAtEnd } from './list-column.ts';
import { tellLeftOut } from '../list/left-out.ts';

/** Pixels of the column of tick boxes. */
export const TICK_WIDTH = 48;
/** Of a column that says nothing of itself. */
const USUAL_WIDTH = 140;

interface Options<Row> {
  tableKey: string;
  columns: readonly ListColumn<Row>[];
  /** Whether rows can be selected. */
  ticks: boolean;
  /** New rows may have wider actions. */
  rows: unknown;
}

interface Fitted<Row> {
  /** For the element around the table. */
  place: (element: HTMLElement | null) => void;
  shown: readonly ListColumn<Row>[];
  /** Pixels of a column; undefined before the room is known. */
  widthOf: (key: string) => number | undefined;
  /** Pixels of the table; undefined before the room is known. */
  total: number | undefined;
  /** The rows scroll sideways. */
  narrow: boolean;
}

/** Which columns a table shows and how wide they are, followed while the window, the rows and the fonts change. */
export function useColumnFit<Row>({ tableKey, columns, ticks, rows }: Options<Row>): Fitted<Row> {
  const [element, place] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState(0);
  const [end, setEnd] = useState(0);
  const [fonts, setFonts] = useState(0);
  const ends = columns.filter((column) => staysAtEnd(column)).length;

  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = (): void => setRoom(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [element]);
  // Absent in test environments without a layout engine.
  useEffect(() => void document.fonts?.ready.then(() => setFonts(1)), []);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = (): void => setEnd(naturalWidth(element));
    // Actions come and go without new rows: a right that arrives, a row hidden while its page was not shown.
    const observer = new ResizeObserver(measure);
    for (const content of contentsAtEnd(element)) observer.observe(content);
    measure();
    return () => observer.disconnect();
  }, [element, rows, ends, fonts]);

  const taken = (ticks ? TICK_WIDTH : 0) + (ends > 0 ? end : 0);
  const rooms = columns.flatMap((column, index) => (staysAtEnd(column) ? [] : [roomOf(column, index)]));
  const fit: ColumnFit | null = room > 0 ? fitColumns(rooms, room - taken) : null;
  const leftOut = fit?.leftOut ?? [];
  useEffect(() => tellLeftOut(tableKey, leftOut));

  return {
    place,
    shown: columns.filter((column, index) => !leftOut.includes(columnKey(column, index))),
    widthOf: (key) => fit?.widths.get(key) ?? (fit ? end : undefined),
    total: fit ? fit.total + taken : undefined,
    narrow: fit !== null && fit.total + taken > room,
  };
}

function roomOf<Row>(column: ListColumn<Row>, index: number): ColumnRoom {
  const { width = USUAL_WIDTH, minWidth = width, priority = 0, grow = false, sortOrder } = column;
  // Without the column that sorts nobody would know in which order the rows stand.
  return { key: columnKey(column, index), width, minWidth, priority: sortOrder ? 0 : priority, grow };
}

const contentsAtEnd = (element: HTMLElement): NodeListOf<HTMLElement> =>
  element.querySelectorAll<HTMLElement>('tr > [data-end] > div');

/** What the cells at the end need: the widest of them, and the room around it. */
function naturalWidth(element: HTMLElement): number {
  let widest = 0;
  for (const content of contentsAtEnd(element)) {
    const cell = content.parentElement;
    if (!cell) continue;
    const { paddingLeft, paddingRight } = getComputedStyle(cell);
    widest = Math.max(widest, content.offsetWidth + parseFloat(paddingLeft || '0') + parseFloat(paddingRight || '0'));
  }
  return Math.ceil(widest);
}
