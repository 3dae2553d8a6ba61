import type { ReactNode } from 'react';
import ConfigProvider from 'antd/es/config-provider';
import { canvasTheme } from './canvas-theme.ts';
import { useMovingTheme } from './use-moving-theme.ts';

/** The dark theme of the 3D page; words and nonce come from the theme around it. */
export function CanvasTheme({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={useMovingTheme(canvasTheme)}>
      <div className="archway-canvas">{children}</div>
    </ConfigProvider>
  );
}
