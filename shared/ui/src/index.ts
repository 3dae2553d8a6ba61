// Core: small, loaded with the shell. Fields, tables and lists are in `@archway/ui/data`.
import './theme/global.css';

export * from './facade/core.ts';
export * from './facade/icons.ts';

export { ThemeProvider } from './theme/ThemeProvider.tsx';
export type { ThemeProviderProps } from './theme/ThemeProvider.tsx';
export { CanvasTheme } from './theme/CanvasTheme.tsx';
export { canvasColors, canvasTheme } from './theme/canvas-theme.ts';
export { themeFor } from './theme/theme-config.ts';
export { applyPrimary } from './theme/css-variables.ts';
export { DEFAULT_PRIMARY, PrimaryContrastError, assertPrimary, nearestPassing } from './theme/primary.ts';
export { contrast } from './theme/color.ts';
export { statusColors } from './theme/tokens.ts';
export type { StatusTone } from './theme/tokens.ts';
export type { UiLang } from './theme/locale.ts';

export { caseStatusTone } from './status/case-status-tone.ts';
export {
  accountTone,
  analysisTone,
  healthTone,
  orderTone,
  printTone,
  schemeStatusTone,
  subOrderTone,
  uploadTone,
} from './status/wire-tones.ts';

export { BatchBar } from './components/batch-bar/BatchBar.tsx';
export type { BatchAction, BatchBarProps } from './components/batch-bar/BatchBar.tsx';
export { Breadcrumbs } from './components/breadcrumbs/Breadcrumbs.tsx';
export { Card } from './components/card/Card.tsx';
export type { CardProps } from './components/card/Card.tsx';
export { CountPill } from './components/count-pill/CountPill.tsx';
export { DescriptionList } from './components/description-list/DescriptionList.tsx';
export { EmptyState } from './components/empty-state/EmptyState.tsx';
export { ErrorBox } from './components/error-box/ErrorBox.tsx';
export type { ErrorBoxProps } from './components/error-box/ErrorBox.tsx';
export { FileDrop } from './components/file-drop/FileDrop.tsx';
export type { RefusedFile } from './components/file-drop/sort-files.ts';
export { FilterBar } from './components/filter-bar/FilterBar.tsx';
export { KeyFigure, KeyFigures } from './components/key-figure/KeyFigure.tsx';
export { LabelTag } from './components/label-tag/LabelTag.tsx';
export { LoadingSkeleton } from './components/loading-skeleton/LoadingSkeleton.tsx';
export { Logo } from './components/logo/Logo.tsx';
export { LongWork } from './components/long-work/LongWork.tsx';
export type { LongWorkProps, WorkStep } from './components/long-work/LongWork.tsx';
export { NoticeBar } from './components/notice-bar/NoticeBar.tsx';
export { PageTitle } from './components/page-title/PageTitle.tsx';
export { PhoneCard, PhoneCardList } from './components/phone-card/PhoneCard.tsx';
export { SectionNav } from './components/section-nav/SectionNav.tsx';
export type { SectionItem } from './components/section-nav/SectionNav.tsx';
export { StatusTag } from './components/status-tag/StatusTag.tsx';
export { StepsHeader } from './components/steps-header/StepsHeader.tsx';
export type { HeaderStep } from './components/steps-header/StepsHeader.tsx';
export { TabBar } from './components/tab-bar/TabBar.tsx';
export type { TabBarProps, TabItem } from './components/tab-bar/TabBar.tsx';
export { NumberText } from './components/text/NumberText.tsx';
export { Text } from './components/text/Text.tsx';
export { TimeText } from './components/text/TimeText.tsx';
export { UserAvatar } from './components/user-avatar/UserAvatar.tsx';
export { VisuallyHidden } from './components/visually-hidden/VisuallyHidden.tsx';
export { WizardBar } from './components/wizard-bar/WizardBar.tsx';
