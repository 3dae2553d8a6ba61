/**
 * The error catalogue. A refusal is answered with HTTP 200 and its code; only what is wrong with the request itself,
 * the login, the address or the server has another HTTP status. `key` names the text in both languages (`errorTexts`).
 */
export interface ErrorEntry {
  readonly code: number;
  readonly http: 200 | 400 | 401 | 404 | 413 | 429 | 500 | 503;
  readonly zh: string;
  readonly en: string;
}

const entry = (code: number, http: ErrorEntry['http'], zh: string, en: string): ErrorEntry => ({ code, http, zh, en });

export const errors = {
  // The request itself
  paramsError: entry(400, 400, '参数错误，请求失败', 'Parameter error, request failed'),
  malformedJson: entry(400001, 400, '请求内容不是有效的 JSON', 'The request is not valid JSON'),
  bodyTooLarge: entry(400002, 413, '请求内容过大', 'The request is too large'),
  unsupportedMediaType: entry(
    400003,
    400,
    '不支持的内容类型，请使用 JSON',
    'Unsupported content type, please send JSON',
  ),
  logExpired: entry(401, 401, '登录已过期，请重新登录', 'Login expired, please re-login'),
  notFound: entry(404, 404, '请求的地址不存在', 'The requested address does not exist'),
  tooManyRequests: entry(429, 429, '操作过于频繁，请稍后再试', 'Too many requests, please try again later'),
  serverError: entry(500, 500, '服务器错误，请稍后再试', 'Server Error, please try again later'),
  unavailable: entry(
    503,
    503,
    '服务暂时不可用，请稍后再试',
    'The service is temporarily unavailable, please try again later',
  ),

  // Access
  noPermission: entry(200403, 200, '您没有执行此操作的权限', 'You do not have permission for this action'),
  recordNotFound: entry(200404, 200, '记录不存在或已被移除', 'The record does not exist or has been removed'),
  nameOrPassError: entry(200004, 200, '用户名或密码错误', 'Username or password incorrect'),
  userExist: entry(200005, 200, '该手机号已注册账号。', 'An account is already registered with this phone number.'),
  loginThrottled: entry(
    200006,
    200,
    '登录失败次数过多，请在几分钟后重试',
    'Too many failed logins, please try again in a few minutes',
  ),
  accountDisabled: entry(
    200007,
    200,
    '您的账号已被停用，请联系诊所创建者。',
    'Your current account has been disabled. Please contact the practice creator.',
  ),
  accountExpired: entry(
    200008,
    200,
    '账号已过期，无法新建病例。请联系销售人员续期。',
    'Account has expired. Cannot create new cases. Please contact sales to renew it.',
  ),
  passwordUnreadable: entry(
    200009,
    200,
    '密码无法读取，请刷新页面后重试',
    'The password could not be read, please reload the page and try again',
  ),
  passwordRule: entry(
    200010,
    200,
    '密码须为 8-16 位，并包含数字、大写字母、小写字母、特殊符号中的至少两种',
    'Password must be 8-16 characters with at least 2 kinds of digits, uppercase, lowercase and special symbols',
  ),

  // Practices
  addOrCreateOutpatient: entry(
    201001,
    200,
    '请先加入或创建诊所。',
    'Please join a practice or create a practice first.',
  ),
  practiceExpired: entry(
    201002,
    200,
    '当前诊所的服务权限已过期（到期日：{expiredDay}），请联系销售人员续期。',
    'The current practice service access has expired (expired on {expiredDay}). Please contact sales to renew it.',
  ),
  practiceDisabled: entry(
    201003,
    200,
    '您的账号已被停用，请联系诊所创建者。',
    'Your current account has been disabled. Please contact the practice creator.',
  ),
  notPracticeOwner: entry(201004, 200, '您不是诊所创建者', 'You are not the practice owner'),
  noDesignCenter: entry(
    201005,
    200,
    '该诊所尚未绑定设计中心，暂不能提交设计中心设计',
    'This practice has no design center yet, a lab design case cannot be submitted until one is assigned',
  ),
  teamDesignOff: entry(201006, 200, '该诊所未启用团队设计', 'Team design is not enabled for this practice'),

  // Cases
  caseIdInvalid: entry(
    202001,
    200,
    '病例号最多 12 个字符，且不能包含 / \\ : * ? " < > | ; & % # \' @ 和空格',
    'A case ID has at most 12 characters and none of / \\ : * ? " < > | ; & % # \' @ or spaces',
  ),
  caseIdTaken: entry(202002, 200, '该病例号已被使用', 'This case ID is already in use'),
  basicInfoFirst: entry(
    202003,
    200,
    '请先填写并提交患者基本信息！',
    'Please input and submit patient basic info first!',
  ),
  designTypeFixed: entry(202004, 200, '提交后不能更改设计方式', 'Design type cannot be changed after submission'),
  modelMissing: entry(202005, 200, '请先上传上颌或下颌模型', 'Please upload a maxillary or mandibular model first'),
  transitionRefused: entry(
    202006,
    200,
    '当前状态下不能执行此操作',
    'This action is not possible in the current status',
  ),
  caseChanged: entry(
    202007,
    200,
    '该病例已被他人修改，请刷新后重试',
    'This case was changed by someone else, please refresh and try again',
  ),
  birthdayInFuture: entry(202008, 200, '出生日期不能晚于今天', 'The date of birth cannot be in the future'),
  analysisRunning: entry(
    202009,
    200,
    '模型正在分析，请等待完成',
    'The model is being analyzed, please wait until it is done',
  ),
  ptNotEditable: entry(
    202010,
    200,
    '病例已提交，不能再修改',
    'The case has been submitted and can no longer be changed',
  ),
  reasonRequired: entry(202011, 200, '请填写原因', 'Please give a reason'),
  selfDesignByApi: entry(202012, 200, '接口病例不支持自主设计', 'API cases do not support self design'),
  doctorUnknown: entry(202013, 200, '请选择该诊所的一位医生', 'Please choose a doctor of this practice'),

  photosMissing: entry(
    202014,
    200,
    '以下照片尚未上传：【{name}】',
    'The following photos are not uploaded yet: [{name}]',
  ),
  photoLimit: entry(202015, 200, '每个病例最多 {num} 张照片', 'A case has at most {num} photos'),
  photoPlaceTwice: entry(202016, 200, '同一照片位只能放一张照片', 'Only one photo may stand at a photo position'),
  cbctMismatch: entry(
    202017,
    200,
    'CBCT 压缩包与其描述不一致，请重新上传',
    'The packed CBCT does not match its description, please upload it again',
  ),

  doubtsOpen: entry(
    202018,
    200,
    '有 {num} 处资料存疑，请逐一确认或更正后再提交',
    'Some data is in doubt ({num}), please confirm or correct each point before you submit',
  ),
  planStarted: entry(
    202019,
    200,
    '该病例已开始设计方案，不能再撤回',
    'A plan of this case has been started, it can no longer be withdrawn',
  ),
  noPlan: entry(202020, 200, '未找到已完成的矫治方案信息。', 'No completed treatment plan information found.'),

  // Files
  fileFormat: entry(
    203001,
    200,
    '文件格式不正确，请上传 {name} 格式的文件',
    'File format incorrect, please upload {name} format file',
  ),
  fileTooLarge: entry(203002, 200, '上传文件大小不能超过 {num} MB', 'Upload file size cannot exceed {num} MB'),
  fileNotUploaded: entry(
    203003,
    200,
    '文件尚未上传完成，请重新上传',
    'The file has not been uploaded completely, please upload it again',
  ),
  checksumMismatch: entry(
    203004,
    200,
    '文件校验失败，请重新上传',
    'The checksum of the file does not match, please upload it again',
  ),
  storageScope: entry(203005, 200, '无权访问该文件路径', 'This file path may not be accessed'),
  stsRefreshFailed: entry(203006, 200, '刷新存储凭证失败', 'Failed to refresh STS token'),

  // Settings
  settingContentInvalid: entry(204001, 200, '设置内容无法读取', 'The content of the setting could not be read'),
  defaultSettingKept: entry(204002, 200, '默认配置不能删除', 'The default configuration cannot be deleted'),
  notificationEmailTwice: entry(204003, 200, '通知邮箱不能重复', 'Notification emails must not be duplicates'),

  // Composition
  remoteUnknown: entry(206001, 200, '未知的子应用', 'Unknown remote'),
  versionExists: entry(
    206002,
    200,
    '该版本已存在且内容不同，请更换版本',
    'This version already exists with other content, please deploy another version',
  ),
  versionUnknown: entry(206003, 200, '该版本不存在', 'This version does not exist'),
  integrityMismatch: entry(206004, 200, '文件 {name} 的完整性校验失败', 'The integrity of file {name} does not match'),
  deployConflict: entry(206005, 200, '部署存在冲突：{name}', 'The deployment conflicts: {name}'),
  deployTokenInvalid: entry(
    206006,
    200,
    '部署令牌无效或不适用于此子应用',
    'The deploy token is invalid or does not cover this remote',
  ),
  nothingToRollBack: entry(
    206007,
    200,
    '没有可回滚的版本；如需停用，请将子应用从此通道下线',
    'There is no earlier version to roll back to; to take the remote off the channel, withdraw it',
  ),
  manifestInvalid: entry(206008, 200, '子应用清单无效：{name}', 'The manifest of the remote is invalid: {name}'),
  notLive: entry(206009, 200, '该子应用未在此通道上线', 'The remote is not live on this channel'),
  pinMissing: entry(
    206010,
    200,
    '该通道没有单独固定此子应用的版本',
    'This channel has no pin of its own for the remote',
  ),
  hostStays: entry(
    206011,
    200,
    '外壳不能下线，请固定另一个版本',
    'The shell cannot be withdrawn; pin another version of it instead',
  ),
} as const satisfies Record<string, ErrorEntry>;

export type ErrorName = keyof typeof errors;

const byCode = new Map<number, ErrorName>(
  (Object.keys(errors) as ErrorName[]).map((name) => [errors[name].code, name] as const),
);

/** The name of a code in the catalogue, or undefined for a code from elsewhere. */
export const errorNameOf = (code: number): ErrorName | undefined => byCode.get(code);

export type Lang = 'zh-CN' | 'en-US';

/** A value that reads differently in the two languages. */
export interface BilingualValue {
  readonly zh: string;
  readonly en: string;
}

/** What stands in the place of `{name}` or `{num}`; words come in both languages. */
export type ErrorValues = Readonly<Record<string, string | number | BilingualValue>>;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day of the form `2026-11-20` as readers of each language write it; a dash for none. */
export function dayValue(day: string | null): BilingualValue {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? [];
  if (year === undefined) return { zh: '—', en: '—' };
  return { zh: `${year}-${month}-${date}`, en: `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}` };
}

/** The sentence of an error in one language, with its values filled in. */
export function errorText(name: ErrorName, lang: Lang, values: ErrorValues = {}): string {
  const side = lang === 'zh-CN' ? 'zh' : 'en';
  return errors[name][side].replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = values[key] ?? whole;
    return typeof value === 'object' ? value[side] : String(value);
  });
}
