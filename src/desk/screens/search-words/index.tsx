import { mountDesk } from '@/desk/mount';
import { SearchWordsScreen } from './search-words-screen';

mountDesk( SearchWordsScreen );
