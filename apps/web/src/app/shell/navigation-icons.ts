import type { MenuLink, NavigationTab } from '@wayside/domain';
import {
  ArrowLeftRight,
  Building2,
  Car,
  CircleUser,
  ClipboardList,
  IdCard,
  LayoutDashboard,
  LogOut,
  MapPin,
  Receipt,
  Settings,
  SlidersHorizontal,
  Users,
  Wrench,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** Icons of the navigation and the user menu. */
export const navigationIcons: Record<(NavigationTab | MenuLink)['id'], LucideIcon> = {
  dashboard: LayoutDashboard,
  vehicles: Car,
  services: Wrench,
  shops: MapPin,
  settings: Settings,
  fleetTransactions: Receipt,
  fmcDashboard: Building2,
  fmcUsers: Users,
  fmcActiveOrders: ClipboardList,
  fmcTransactions: Receipt,
  transferVehicles: ArrowLeftRight,
  userPreferences: SlidersHorizontal,
  account: CircleUser,
  membershipCard: IdCard,
  signOut: LogOut,
};
