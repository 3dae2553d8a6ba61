import { elementsIn } from './gateway/xml.ts';

/**
 * Whether the rules of a bucket (the answer of `GetBucketOverwriteConfig`) keep everybody from replacing objects below a
 * prefix. A rule for some principals counts as none: whom it means is not known here.
 */
export const forbidsReplacing = (configuration: string, prefix: string): boolean =>
  elementsIn(configuration, 'Rule').some((rule) => {
    const [only = ''] = elementsIn(rule, 'Prefix');
    const [suffix = ''] = elementsIn(rule, 'Suffix');
    const principals = elementsIn(rule, 'Principal').map((text) => text.trim());
    const meansAll = principals.length === 0 || principals.includes('*');
    return elementsIn(rule, 'Action')[0]?.trim() === 'forbid' && prefix.startsWith(only) && suffix === '' && meansAll;
  });
