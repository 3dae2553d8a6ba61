/** Why the engine cannot design, or what should be looked at in what it did, in the words of both languages. */
export const designProblemNames = {
  labelsDoNotFit: { zh: '牙标注与模型不符', en: 'there are not as many labels as faces' },
  damagedMesh: {
    zh: '网格中有无效的坐标或面',
    en: 'the mesh has coordinates that are no numbers, or faces without vertices',
  },
  noLabels: { zh: '模型上没有标出任何牙', en: 'no face is labeled with a tooth' },
  notAnArch: { zh: '网格中看不出完整的牙弓', en: 'the mesh shows no whole arch' },
  labelsOfOtherJaw: { zh: '标出的是另一颌的牙', en: 'the labels are those of the other jaw' },
  unknownLabels: { zh: '标注不是 FDI 牙位', en: 'the labels are no FDI numbers' },
  tooFewTeeth: { zh: '一颌至少需要两颗牙', en: 'a target needs two teeth of a jaw or more' },
  toothInPieces: {
    zh: '标注分散在扫描的多处，取最大的一处',
    en: 'the label lies on several pieces of the scan; the largest is taken',
  },
  toothTooSmall: {
    zh: '标注的面过少，未作为牙处理',
    en: 'the label is on too few faces to be a tooth; it is left out',
  },
  samePlace: {
    zh: '两颗牙位于牙弓同一处，取较大者',
    en: 'two teeth have the same place in the arch; the larger one is taken',
  },
  toothTooLarge: {
    zh: '标注的范围超过一颗牙，未作为牙处理',
    en: 'the label covers more than a tooth; it is left out',
  },
  orderUnusual: {
    zh: '与邻牙的编号顺序和牙弓上的位置不一致，请核对编号',
    en: 'the numbers of these neighbors are not in the order in which they stand; check the numbers',
  },
  labelsOutOfOrder: {
    zh: '牙位编号与牙弓上的位置矛盾，请更正标注',
    en: 'the numbers contradict where the teeth stand in the arch; correct the labels',
  },
  outOfReach: {
    zh: '所得目标位超出方案允许的移动范围，请检查标注',
    en: 'the target would move teeth farther than a plan may; check the labels',
  },
  bodyNotClosed: { zh: '无法生成封闭的牙体，未列入', en: 'no closed body could be made; the tooth is left out' },
  gumLineUnusual: { zh: '龈缘线没有完整环绕牙冠', en: 'the gum line does not run once around the tooth' },
  axisUnusual: {
    zh: '牙长轴与对侧或邻牙相差较大',
    en: 'the long axis differs much from the other side or the neighbors',
  },
  widthUnusual: { zh: '牙宽与该牙位不符', en: 'the width is unusual for this tooth' },
  archUnusual: { zh: '牙列与平滑牙弓相差较大，请检查目标位', en: 'no even arch fits these teeth; check the target' },
  contactNotClosed: { zh: '该邻接未能闭合', en: 'this contact could not be closed between teeth that stay' },
  movesFar: { zh: '移动量超出一般疗程', en: 'the tooth goes farther than one treatment usually moves it' },
  collides: {
    zh: '移动途中牙间重叠超出允许值',
    en: 'teeth pass through each other on their way by more than is allowed',
  },
  meetsOtherJaw: {
    zh: '目标位与对颌牙重叠，请检查咬合',
    en: 'at the target it passes into a tooth of the other jaw; check the bite',
  },
  attachmentForbidden: {
    zh: '按移动规则需要附件，但处方要求不设计附件',
    en: 'its movement asks for an attachment, which the prescription does not allow',
  },
  attachmentWithoutRoom: {
    zh: '按移动规则需要附件，但牙冠上放不下',
    en: 'its movement asks for an attachment, for which its crown has no room',
  },
  unknownTooth: { zh: '该颌没有这颗牙', en: 'there is no such tooth in this jaw' },
  targetOfOtherScan: {
    zh: '其目标位不是在当前口扫上设计的',
    en: 'the target that it leads to was not designed on these scans',
  },
  tooManyStages: { zh: '到目标位的步数超出上限', en: 'the way to the target has more stages than a plan may have' },
} as const;
export type DesignProblemName = keyof typeof designProblemNames;

/** Where a design does not follow the prescription because the scan shows something else. */
export const designConflictNames = {
  fixedNotFound: {
    zh: '处方中不可移动，但扫描中未找到',
    en: 'not to be moved by the prescription, but not found in the scan',
  },
  extractNotFound: {
    zh: '处方中拔除，但扫描中未找到',
    en: 'to be extracted by the prescription, but not found in the scan',
  },
  missingFound: {
    zh: '处方中标为缺失，但扫描中找到，请核对编号',
    en: 'missing by the prescription, but found in the scan; check the numbers',
  },
  spaceNotKept: {
    zh: '处方要求保留间隙，但两牙并不相邻',
    en: 'a space to be kept by the prescription, but its teeth are no neighbors here',
  },
} as const;
export type DesignConflictName = keyof typeof designConflictNames;
