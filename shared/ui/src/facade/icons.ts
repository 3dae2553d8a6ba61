// One outline set on a 24 grid (stroke 1.7, 16 px, 18 in header and tool rail: see global.css). Add what you need, sorted.
export {
  Activity, AlertTriangle, Archive, ArrowDown, ArrowLeft, ArrowLeftRight, ArrowRight, ArrowUp, Ban, Bell, BookOpen,
  Bookmark, Box, Building2, Calendar, CalendarCheck, Camera, Check, CheckCheck, ChevronDown, ChevronLeft, ChevronRight,
  ChevronUp, Circle, CircleAlert, CircleCheck, CircleDashed, CircleHelp, CircleMinus, CircleX, ClipboardList, Clock,
  CloudCheck, CloudUpload, Coins, Columns3, Copy, Download, Ellipsis, ExternalLink, Eye, EyeOff, Factory, File, FileBox,
  FileText, FlipHorizontal2, Focus, Folder, FolderPlus, GitBranch, GitCompareArrows, Globe, GripVertical, HardDrive,
  History, House, Image, ImageOff, Info, Keyboard, Languages, Layers, LayoutGrid, Link as LinkIcon, List, ListFilter,
  Loader, Lock, LockOpen, LogOut, Mail, Maximize2, Menu as MenuIcon, MessageSquare, MessageSquarePlus, Minimize2, Minus,
  MousePointer2, Move3d, Package, Palette, PanelLeft, Paperclip, Pause, Pencil, Pin, Play, Plug, Plus, Printer, QrCode,
  Redo2, RefreshCw, Rotate3d, RotateCcw, RotateCw, Ruler, Save, ScanLine, Scissors, Search, SearchX, Send, Server,
  Settings, Share2, ShieldCheck, ShieldX, SlidersHorizontal, Smile, Sparkles, Square, Star, Tag as TagIcon, Tags,
  Trash2, TriangleAlert, Undo2, Unplug, Upload as UploadIcon, User, UserCog, UserPlus, Users, WifiOff, X, ZoomIn, ZoomOut,
} from 'lucide-react';
export type { LucideIcon } from 'lucide-react';
