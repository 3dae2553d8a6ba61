import { type ErrorEntry, entry } from '../wire/error-entry.ts';

/** What is carved into the gum: 206060 to 206069. */
export const gumCarvingErrors = {
  gumCarvingTaken: entry(206060, 200, '已有同名的刻字内容', 'There is carving content with this name already'),
  gumCarvingTextInvalid: entry(
    206061,
    200,
    '固定文字最多 20 个字符，仅限字母、数字、空格和 . _ + # / -',
    'Fixed text has at most 20 letters, digits, spaces and the signs . _ + # / -',
  ),
  gumCarvingTextMissing: entry(
    206062,
    200,
    '请填写固定文字，或移除该部分',
    'Please enter the fixed text, or leave that part out',
  ),
  gumCarvingLimit: entry(206063, 200, '刻字内容最多 {num} 条', 'There may be at most {num} entries of carving content'),
  gumCarvingDefaultStays: entry(
    206064,
    200,
    '默认刻字内容不能停用，请先将其他内容设为默认',
    'The default carving content cannot be disabled; make another one the default first',
  ),
  gumCarvingDisabled: entry(
    206065,
    200,
    '已停用的刻字内容不能设为默认',
    'Carving content that is disabled cannot be the default',
  ),
} as const satisfies Record<string, ErrorEntry>;
