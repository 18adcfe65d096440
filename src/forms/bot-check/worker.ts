import 'altcha-lib/worker';
