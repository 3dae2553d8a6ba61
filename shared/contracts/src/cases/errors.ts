import { type ErrorEntry, entry } from '../wire/error-entry.ts';

/** Cases and the data of cases: 202xxx. */
export const caseErrors = {
  caseIdInvalid: entry(
    202001,
    200,
    '病例号最多 12 个字符，不能包含空格或 / \\ : * ? " < > | ; & % # \' @',
    'Case ID: at most 12 characters, without spaces or / \\ : * ? " < > | ; & % # \' @',
  ),
  caseIdTaken: entry(202002, 200, '该病例号已被使用', 'This case ID is already in use'),
  basicInfoFirst: entry(202003, 200, '请先填写并提交患者基本信息', 'Please input and submit patient basic info first!'),
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
  caseNotEditable: entry(
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
  prescriptionIncomplete: entry(
    202041,
    200,
    '处方尚未填写完整：【{name}】',
    'The prescription is not complete yet: [{name}]',
  ),
  prescriptionContradicts: entry(
    202042,
    200,
    '处方中有 {num} 处互相矛盾，请更正后再提交',
    'Some answers of the prescription contradict each other ({num}), please correct them before you submit',
  ),
  templateNameTaken: entry(202043, 200, '模板名称已存在', 'Template name already exists'),
  templateLimit: entry(202044, 200, '最多保存 {num} 个模板', 'At most {num} templates'),

  filmReplaced: entry(
    202080,
    200,
    '该侧位片已被更换或移走，描迹属于原来的影像',
    'This lateral cephalogram was replaced or moved, the tracing belongs to the former image',
  ),
  tracingChanged: entry(
    202081,
    200,
    '该描迹已被他人修改，请刷新后重试',
    'This tracing was changed by someone else, please refresh and try again',
  ),
  markOutside: entry(202082, 200, '标志点【{name}】不在影像内', 'Landmark [{name}] does not lie on the image'),
  filmDateImpossible: entry(
    202083,
    200,
    '拍片日期不能早于出生日期，也不能晚于今天',
    'The film cannot have been taken before the date of birth or after today',
  ),
  landmarksUnconfirmed: entry(
    202084,
    200,
    '以下标志点尚未确认：【{name}】',
    'The following landmarks are not confirmed yet: [{name}]',
  ),
} as const satisfies Record<string, ErrorEntry>;
