/**
 * What of the router the page shares. The whole package brings data routers, server rendering and a framework, 60 KB that
 * nobody here uses; a shared module cannot be shaken, so the host shares these names. Need another? Add it: additions are
 * free, removals break deployed remotes. shared.cjs tells the builds which names there are.
 */
export {
  Link,
  NavLink,
  Navigate,
  NavigationType,
  Outlet,
  Route,
  Router,
  Routes,
  createPath,
  createSearchParams,
  generatePath,
  matchPath,
  parsePath,
  resolvePath,
  useHref,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useOutlet,
  useOutletContext,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router';
