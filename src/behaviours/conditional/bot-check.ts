import { removeBotCheckNoscript } from '../bot-check';

removeBotCheckNoscript();
