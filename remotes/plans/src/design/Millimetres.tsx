import { InputNumber } from '@archway/ui/data';

interface Props {
  id: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** An amount in mm; one that is taken out stays what it was. */
export const Millimetres = ({ onChange, ...field }: Props) => (
  <InputNumber
    {...field}
    {...{ step: 0.5, precision: 1, suffix: 'mm' }}
    onChange={(mm) => {
      if (typeof mm === 'number') onChange(mm);
    }}
  />
);
