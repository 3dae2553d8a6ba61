import { type ErrorEntry, entry } from '../wire/error-entry.ts';

/** Dictionaries and menus that operators change: 206040 to 206059. */
export const customizationErrors = {
  customizationChanged: entry(
    206040,
    200,
    '其他运营人员已修改此内容，请刷新后重试',
    'Another operator has changed this in the meantime, please reload and try again',
  ),
  customKeyUnknown: entry(206041, 200, '没有名为 {name} 的条目', 'There is no entry {name}'),
  customFieldUnknown: entry(
    206042,
    200,
    '字典值 {name} 没有终端或服务类型设置',
    'Value {name} of a dictionary has neither phone nor service type',
  ),
  customNameEmpty: entry(206043, 200, '中英文名称均不能为空', 'A name must not be empty, in either language'),
  customNameTooLong: entry(
    206044,
    200,
    '名称过长：中文最多 16 个字符，英文最多 40 个字符',
    'The name is too long: at most 16 characters in Chinese and 40 in English',
  ),
  customNameTwice: entry(206045, 200, '名称“{name}”重复', 'The name {name} is there twice'),
  customNameMissing: entry(
    206046,
    200,
    '新增的值 {name} 须填写中英文名称',
    'The added value {name} needs a name in both languages',
  ),
  dictionaryClosed: entry(
    206047,
    200,
    '此字典的值由系统定义，不能新增 {name}',
    'The values of this dictionary belong to the product, {name} cannot be added',
  ),
  dictionaryValueInvalid: entry(
    206048,
    200,
    '字典值须为 0~9999 的整数',
    'A value must be a whole number from 0 to 9999',
  ),
  dictionaryFull: entry(206049, 200, '字典最多 {num} 个值', 'A dictionary has at most {num} values'),
  dictionaryAllHidden: entry(206050, 200, '至少保留一个未隐藏的值', 'At least one value must stay that is not hidden'),
  serviceTypeUnknown: entry(206051, 200, '没有编号为 {num} 的服务类型', 'There is no service type {num}'),
  operatorEntryStays: entry(
    206052,
    200,
    '“{name}”是运营人员的入口，须在所有终端对其显示',
    '{name} is the way of operators, and stays visible to them everywhere',
  ),
  menuLeadsNowhere: entry(
    206053,
    200,
    '“{name}”会跳转到被隐藏的页面，请一并隐藏',
    '{name} leads to a page that would be hidden; hide it as well',
  ),
  noRouteLeft: entry(
    206054,
    200,
    '此修改会使“{name}”没有任何可见页面',
    'With this change {name} would have no visible page left',
  ),
  changedSince: entry(
    206055,
    200,
    '此修改涉及的内容之后又被修改，请先撤销后来的修改',
    'What this change set was changed again later; undo the later change first',
  ),
} as const satisfies Record<string, ErrorEntry>;
