import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '@archway/contracts';
import type { Config } from '../../../config.ts';
import type { CodeAim } from './code-repository.ts';

/** Any of a million, each as likely. */
export const newCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/** A million codes are soon tried, so a plain hash would hide nothing from whoever reads the database: it takes a key. */
export const codeHash = ({ secrets }: Pick<Config, 'secrets'>, { target, purpose }: CodeAim, code: string): string =>
  createHmac('sha256', secrets.derive('verification-codes')).update(`${purpose}\n${target}\n${code}`).digest('hex');

export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
