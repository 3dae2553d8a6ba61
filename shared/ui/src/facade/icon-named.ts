import type { LucideIcon } from 'lucide-react';
import {
  Bell,
  Box,
  Building2,
  ClipboardList,
  Coins,
  Factory,
  GitBranch,
  FileText,
  History,
  LayoutGrid,
  List,
  MessageSquare,
  Monitor,
  Package,
  Printer,
  Server,
  Settings,
  ShieldCheck,
  Smile,
  User,
  Users,
  ScanLine,
} from './icons.ts';

/** Names that a manifest may give as the icon of a menu item or of an offer for a place. */
const icons = {
  bell: Bell,
  box: Box,
  building: Building2,
  clipboard: ClipboardList,
  coins: Coins,
  factory: Factory,
  file: FileText,
  branch: GitBranch,
  history: History,
  list: List,
  message: MessageSquare,
  monitor: Monitor,
  package: Package,
  printer: Printer,
  scan: ScanLine,
  server: Server,
  settings: Settings,
  shield: ShieldCheck,
  smile: Smile,
  user: User,
  users: Users,
} as const;

/** The icon of a name that came from a manifest, which may be of a later build. */
export const iconNamed = (name: string | undefined, otherwise: LucideIcon = LayoutGrid): LucideIcon =>
  name !== undefined && Object.hasOwn(icons, name) ? icons[name as keyof typeof icons] : otherwise;
