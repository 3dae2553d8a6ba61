import { z } from 'zod';
import { LAST_PAGE, LONGEST_KEYWORD, MOST_ROWS } from './list-limits.ts';
import { ID_PATTERN } from './patterns.ts';

/** The code of an answer that succeeded. Every other code is a refusal, named in the error catalogue. */
export const OK = 200;

/** Every answer on the wire: `{code, msg, data}`. `requestId` lets a user quote a failure to support. */
export const envelope = <T extends z.ZodType>(data: T) =>
  z.object({ code: z.number().int(), msg: z.string(), data, requestId: z.string().optional() });

export interface Envelope<T> {
  code: number;
  msg: string;
  data: T;
  requestId?: string;
}

/** A page of a list. Lists take `pageNum` (from 1) and `pageSize`, and answer `rows` and `total`. */
export const page = <T extends z.ZodType>(row: T) => z.object({ rows: z.array(row), total: z.number().int() });

export interface Page<T> {
  rows: T[];
  total: number;
}

export const pageQuery = z.object({
  pageNum: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
  pageSize: z.coerce.number().int().min(1).max(MOST_ROWS).default(20),
});

/** What somebody looks for in a list; spaces around it do not count. */
export const keyword = z.string().trim().max(LONGEST_KEYWORD);

/** Ids travel as strings, whatever the database keeps. */
export const id = z.string().regex(ID_PATTERN);

/** Versions of a case and phases of its treatment count from 1. */
export const counted = z.number().int().min(1);

/** Instants travel as ISO 8601 with a zone. */
export const instant = z.iso.datetime({ offset: true });

/** A calendar day without a zone, such as a date of birth: YYYY-MM-DD. */
export const day = z.iso.date();

/** The answer of an action that has nothing more to say. */
export const nothing = z.null();
