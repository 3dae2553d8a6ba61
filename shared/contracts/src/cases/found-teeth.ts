import { z } from 'zod';
import { permanentTeeth } from './teeth.ts';

/** What may be wrong with a tooth that was found in a scan, in the words of both languages. Nothing unsure is shown as sure. */
export const toothDoubtNames = {
  /** Third molars are found less surely than others. */
  thirdMolar: { zh: '第三磨牙的识别不够可靠', en: 'third molars are found less surely' },
  /** Part of the boundary with the gum, or with a neighbour, does not lie in a groove. */
  weakMargin: { zh: '与牙龈的边界不清晰', en: 'the boundary with the gum is not clear' },
  weakContact: { zh: '与邻牙的边界不清晰', en: 'the boundary with a neighbor is not clear' },
  /** Other numbers fit the row almost as well. */
  numberUnsure: { zh: '牙位编号不确定', en: 'its number is not sure' },
  /** The scan ends within the crown. */
  cutOffByRim: { zh: '牙冠在扫描边缘处不完整', en: 'the scan ends within the crown' },
  /** Much smaller or larger than such teeth are. */
  unusualSize: { zh: '大小与该牙位不符', en: 'its size is unusual for such a tooth' },
  /** A small crown, which may be a deciduous tooth that was kept, stands where this tooth should, and has no number. */
  crownLeft: {
    zh: '旁边的一个小牙冠未编号，归入了牙龈',
    en: 'a small crown beside it has no number and was left to the gum',
  },
} as const;
export const toothDoubts = Object.keys(toothDoubtNames) as readonly (keyof typeof toothDoubtNames)[];
export type ToothDoubt = (typeof toothDoubts)[number];

/** What may be wrong with the whole jaw. */
export const jawDoubtNames = {
  /** The scan shows no whole dental arch; what was found in it may be nothing. */
  noArch: { zh: '未见完整牙弓', en: 'no whole dental arch is seen' },
  noTeeth: { zh: '未找到牙', en: 'no teeth were found' },
  fewTeeth: { zh: '找到的牙很少', en: 'very few teeth were found' },
  /** Upper or lower could not be told by the shape; or the shape tells the other one than was said. */
  jawUnsure: { zh: '无法确定是上颌还是下颌', en: 'upper or lower cannot be told' },
  jawDisagrees: { zh: '形状像另一颌，请确认没有放错位置', en: 'it looks like the other jaw; check its place' },
  /** The triangles face into the body: a mirror image, or damaged. */
  insideOut: { zh: '表面朝内，可能是镜像或已损坏', en: 'its faces look inwards: a mirror image, or damaged' },
  /** A closed model: walls and base are no teeth, and the undersides of crowns may be missing. */
  closedModel: { zh: '是带底座的封闭模型', en: 'it is a closed model with a base' },
  /** The numbers of the file are not millimetres. */
  notMillimetres: { zh: '文件单位不是毫米', en: 'the file is not in millimeters' },
  /** A tooth was pointed at where none could be laid into the row. */
  clickWithoutTooth: { zh: '指定处未找到牙', en: 'no tooth was found where one was pointed at' },
} as const;
export const jawDoubts = Object.keys(jawDoubtNames) as readonly (keyof typeof jawDoubtNames)[];
export type JawDoubt = (typeof jawDoubts)[number];

const someOf = <T extends string>(names: readonly T[]) => z.array(z.enum(names as readonly [T, ...T[]]));

/** The teeth that were found in a repaired model. */
export const foundTeeth = z.object({
  /** Holds a byte for each face of the repaired model: the FDI number of its tooth, 0 for gum. */
  objectName: z.string(),
  /** In their order along the arch. */
  teeth: z.array(
    z.object({
      fdi: z.literal(permanentTeeth),
      /** How likely this is a tooth, of this number, with about this boundary; 0 to 1. */
      confidence: z.number().min(0).max(1),
      /** Of the repaired model. */
      faces: z.number().int().nonnegative(),
      doubts: someOf(toothDoubts),
    }),
  ),
  doubts: someOf(jawDoubts),
});
export type FoundTeeth = z.infer<typeof foundTeeth>;
