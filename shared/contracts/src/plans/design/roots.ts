import { z } from 'zod';
import { planTooth } from '../document/tooth.ts';

const keysOf = <T extends object>(names: T) => Object.keys(names) as [keyof T & string, ...(keyof T & string)[]];

/** Why the scan of a jaw could not be found in a CBCT: none of its roots is taken from there. */
export const rootRegistrationProblems = {
  unreadable: { zh: 'CBCT 无法读取', en: 'the CBCT could not be read' },
  tooLarge: { zh: 'CBCT 文件过大，未读取', en: 'the CBCT is too large and was not read' },
  nothingHard: { zh: 'CBCT 中看不到硬组织', en: 'the CBCT shows no hard tissue' },
  notFound: { zh: '在 CBCT 中未找到该颌的牙冠', en: 'the crowns of this jaw were not found in the CBCT' },
  outsideVolume: {
    zh: '该颌牙冠大部分不在 CBCT 的视野内',
    en: 'most crowns of this jaw are outside the field of view of the CBCT',
  },
  crownsDiffer: {
    zh: '口扫牙冠与 CBCT 不吻合，请核对是否同一患者、是否同期拍摄',
    en: 'the scanned crowns do not fit the CBCT; check whether it is the same patient, and of the same time',
  },
} as const;
export type RootRegistrationProblem = keyof typeof rootRegistrationProblems;

/** Why the root of a tooth keeps its usual length though the jaw was found in the CBCT. */
export const rootProblems = {
  outsideField: { zh: '牙根超出 CBCT 视野', en: 'the root goes on outside the field of view' },
  lowContrast: { zh: '牙本质与牙槽骨对比过低', en: 'dentin and bone are too alike' },
  metal: { zh: '金属伪影', en: 'metal outshines it' },
  noTip: { zh: '看不清根尖', en: 'its apex cannot be told from what is around it' },
  unusualRoot: { zh: '测得的牙根形态异常', en: 'what was measured is no usual root' },
} as const;
export type RootProblem = keyof typeof rootProblems;

/** What a CBCT told of the roots of a jaw. */
export const jawRootFindings = z.object({
  jaw: z.enum(['upper', 'lower']),
  /** Why none was taken; null where the jaw was found. */
  problem: z.enum(keysOf(rootRegistrationProblems)).nullable(),
  /** How well the crowns lie on their surface in the CBCT: in mm, and the share of them that does; null where nobody can tell. */
  fit: z.object({ rms: z.number().min(0), share: z.number().min(0).max(1) }).nullable(),
  /** Teeth whose root was measured, its length below the middle of the gum line in mm, and how sure that is, 0 to 1. */
  measured: z.array(z.object({ fdi: planTooth, length: z.number().positive(), confidence: z.number().min(0).max(1) })),
  /** Teeth that keep the usual root. */
  usual: z.array(z.object({ fdi: planTooth, problem: z.enum(keysOf(rootProblems)) })),
});
export type JawRootFindings = z.infer<typeof jawRootFindings>;
