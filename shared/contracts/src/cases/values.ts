import { z } from 'zod';
import { named, valueSchema } from '../wire/values.ts';

/** Ways of design (`entrust`): who designs a case. */
export const entrusts = [
  { value: 0, key: 'self', zh: '自主设计', en: 'Self Design' },
  { value: 1, key: 'center', zh: '设计中心设计', en: 'Lab Design' },
  { value: 2, key: 'team', zh: '团队设计', en: 'My Team Design' },
] as const;
export type Entrust = (typeof entrusts)[number]['value'];
/** `entrustTo.team === 2`. */
export const entrustTo = named(entrusts);
export const entrustSchema = valueSchema(entrusts);
/** As a form sends it: `orgDesign` is accepted and means a design center. */
export const entrust = z.preprocess(
  (value: Entrust | 'orgDesign'): unknown => (value === 'orgDesign' ? entrustTo.center : value),
  entrustSchema,
);

export const genders = [
  { value: '0', key: 'male', zh: '男', en: 'Male' },
  { value: '1', key: 'female', zh: '女', en: 'Female' },
] as const;
export type Gender = (typeof genders)[number]['value'];
export const genderCode = named(genders);
export const genderSchema = valueSchema(genders);

/** Upper is maxillary, lower mandibular. */
export const jawNumbers = [
  { value: 1, key: 'upper' },
  { value: 2, key: 'lower' },
] as const;
export type Jaw = (typeof jawNumbers)[number]['value'];
/** `jawNumber.upper === 1`. */
export const jawNumber = named(jawNumbers);
export const jaw = valueSchema(jawNumbers);

/** How far a treatment is (dictionary `treat_status`). */
export const treatStatuses = [
  { value: 0, key: 'ready', zh: '待治疗', en: 'Ready for treatment' },
  { value: 1, key: 'treating', zh: '治疗中', en: 'In treatment' },
  { value: 2, key: 'paused', zh: '已暂停', en: 'Paused' },
  { value: 3, key: 'ended', zh: '已结束', en: 'Ended' },
] as const;
export type TreatStatus = (typeof treatStatuses)[number]['value'];
export const treatStatus = named(treatStatuses);
export const treatStatusSchema = valueSchema(treatStatuses);

/** Analysis of a model (dictionary `analyse_flag`). */
export const analyseFlags = [
  { value: 0, key: 'none', zh: '未分析', en: 'Not analyzed', tone: 'neutral' },
  { value: 1, key: 'running', zh: '分析中', en: 'Analyzing', tone: 'info' },
  { value: 2, key: 'done', zh: '已分析', en: 'Analyzed', tone: 'success' },
  { value: 3, key: 'failed', zh: '分析失败', en: 'Analysis failed', tone: 'error' },
  { value: 4, key: 'preparing', zh: '预处理中', en: 'Preprocessing', tone: 'info' },
  { value: 5, key: 'prepared', zh: '预处理完成', en: 'Preprocessed', tone: 'success' },
  { value: 6, key: 'preparingFailed', zh: '预处理失败', en: 'Preprocessing failed', tone: 'error' },
] as const;
export type AnalyseFlag = (typeof analyseFlags)[number]['value'];
export const analyseFlag = named(analyseFlags);
export const analyseFlagSchema = valueSchema(analyseFlags);
