import type { Extraction, ExtractionContent } from '@archway/contracts';
import { RE2JS, RE2JSException } from 're2js';
import { Refusal } from '../../../context.ts';

/**
 * Steps of a compiled rule. RE2 takes no more time than these times the letters of a name; a rule of 200 letters can ask
 * for many times its length by counting, and this holds a name to some milliseconds.
 */
const MOST_STEPS = 2000;

/** @throws Refusal extractionRuleInvalid */
function compiled(pattern: string): RE2JS {
  let rule: RE2JS;
  try {
    rule = RE2JS.compile(pattern);
  } catch (cause) {
    if (!(cause instanceof RE2JSException)) throw cause;
    const reason = cause.message.replace(/^error parsing regexp: /, '');
    throw new Refusal('extractionRuleInvalid', { reason });
  }
  if (rule.programSize() > MOST_STEPS) {
    throw new Refusal('extractionRuleInvalid', { reason: { zh: '重复次数过多', en: 'it repeats too often' } });
  }
  return rule;
}

/** Names of the groups by their numbers. */
function groupKeys(rule: RE2JS): string[] {
  const names = new Map(Object.entries(rule.namedGroups()).map(([name, number]) => [number, name]));
  return Array.from({ length: rule.groupCount() }, (_, at) => names.get(at + 1) ?? String(at + 1));
}

type Rules = Omit<ExtractionContent, 'testFileName'>;

/** @throws Refusal extractionRuleMissing, extractionRuleInvalid, extractionGroupUnknown */
export function extract({ pattern, upperJawPattern, parts, separator }: Rules, fileName: string): Extraction {
  if (!pattern) throw new Refusal('extractionRuleMissing');
  const rule = compiled(pattern);
  const keys = groupKeys(rule);
  const unknown = parts.find((part) => !keys.includes(part));
  if (unknown !== undefined) throw new Refusal('extractionGroupUnknown', { name: unknown });
  const upper = upperJawPattern ? compiled(upperJawPattern).matcher(fileName).find() : null;
  const matcher = rule.matcher(fileName);
  const matched = matcher.find();
  const groups = keys.map((key, at) => ({ key, text: matched ? matcher.group(at + 1) : null }));
  if (!matched) return { matched, groups, text: null, upperJaw: upper };
  const told = parts
    .map((part) => groups.find(({ key }) => key === part)?.text?.trim() ?? '')
    .filter((text) => text !== '');
  return {
    matched,
    groups,
    text: parts.length === 0 ? matcher.group(0) : told.join(separator),
    upperJaw: upper,
  };
}

/** What is kept must be able to read its own test file name. @throws Refusal extractionFailed, and what `extract` does */
export function judgeExtraction(content: ExtractionContent): void {
  if (!extract(content, content.testFileName).text) throw new Refusal('extractionFailed');
}
