import type { DemoLook } from './looks.ts';

export const demoLabels = [
  { name: '青少年', color: 'teal' },
  { name: 'VIP', color: 'gold' },
  { name: '拔牙', color: 'red' },
  { name: '修复前正畸', color: 'purple' },
  { name: 'Teen', color: 'blue' },
  { name: 'Pre-prosthetic', color: 'gray' },
] as const;

export type DemoLabel = (typeof demoLabels)[number];

/** A label that is true for a patient. */
export function labelFor({ ages, name, chinese }: DemoLook, extracts: boolean): DemoLabel {
  const named = (label: DemoLabel['name']): DemoLabel => demoLabels.find((each) => each.name === label)!;
  if (ages[1] < 18) return named(chinese ? '青少年' : 'Teen');
  if (name === 'missing') return named(chinese ? '修复前正畸' : 'Pre-prosthetic');
  return named(extracts ? '拔牙' : 'VIP');
}
