import type { Lang } from '../wire/errors.ts';

/** The words of a kind of notice; `{value}` stands for a value of the notice. */
export interface NoticeText {
  readonly title: Readonly<Record<Lang, string>>;
  readonly content: Readonly<Record<Lang, string>>;
}
