import { startFormSent } from '../form-sent';

startFormSent();
