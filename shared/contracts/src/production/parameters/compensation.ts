import { type ParameterGroup, both } from './parameter.ts';

const offset = { kind: 'number', unit: 'mm', min: -5, max: 5, step: 0.05 } as const;

/** Distances kept for the cutter; the final one is knife offset and extra compensation together. */
export const compensation: ParameterGroup = {
  key: 'compensation',
  name: both('补偿', 'Compensation'),
  parameters: [
    {
      ...{ key: 'compensationSetting', ...offset, standard: 0.6 },
      name: both('刀具补偿', 'Knife offset'),
      note: both('为刀具预留的偏移量', 'Distance kept for the cutter'),
    },
    {
      ...{ key: 'extraCompensation', ...offset, standard: 0 },
      name: both('附加补偿', 'Extra compensation'),
      note: both('与刀具补偿相加', 'Added to the knife offset'),
    },
    {
      ...{ key: 'molarTeethOffset', ...offset, standard: null },
      name: both('末端牙独立补偿', 'Terminal-tooth compensation'),
      note: both('末端牙单独设置', 'Separate value for the last tooth'),
    },
    {
      ...{ key: 'customCompensation', ...offset, standard: null },
      name: both('自定义补偿', 'Custom compensation'),
      note: both('仅全包裹时可设', 'Only with full wrap'),
      where: { key: 'wrap', is: ['all'] },
    },
  ],
};
