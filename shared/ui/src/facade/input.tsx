import type { ComponentType } from 'react';
import AntInput from 'antd/es/input/Input';
import Password from 'antd/es/input/Password';
import TextArea from 'antd/es/input/TextArea';
import type { OTPProps } from 'antd/es/input/OTP';
import type { SearchProps } from 'antd/es/input';
import { lazyComponent } from './lazy-component.tsx';

/** antd's field for text. Its kinds that no screen here shows are fetched by builds that do. */
export const Input = Object.assign(AntInput, {
  Password,
  TextArea,
  Search: lazyComponent<SearchProps>(
    () => import('antd/es/input/Search') as Promise<{ default: ComponentType<SearchProps> }>,
  ),
  OTP: lazyComponent<OTPProps>(() => import('antd/es/input/OTP') as Promise<{ default: ComponentType<OTPProps> }>),
});
