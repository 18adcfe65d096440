import { drawKey } from './draw-key';

// The page is of wp-login.php and complete without this: the key stands beside it, to be typed.
drawKey( document );
