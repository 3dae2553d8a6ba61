import {
  Bell,
  Building2,
  ClipboardList,
  Coins,
  Factory,
  FileText,
  History,
  LayoutGrid,
  List,
  MessageSquare,
  Package,
  Printer,
  Server,
  Settings,
  Smile,
  User,
  Users,
} from '@archway/ui';

/** Names that a menu item may give as its icon. */
const icons = {
  bell: Bell,
  building: Building2,
  clipboard: ClipboardList,
  coins: Coins,
  factory: Factory,
  file: FileText,
  history: History,
  list: List,
  message: MessageSquare,
  package: Package,
  printer: Printer,
  server: Server,
  settings: Settings,
  smile: Smile,
  user: User,
  users: Users,
} as const;

export const menuIcon = (name: string | undefined) =>
  name !== undefined && name in icons ? icons[name as keyof typeof icons] : LayoutGrid;
