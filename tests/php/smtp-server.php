<?php

/**
 * A mail server for tests, one line at a time: php smtp-server.php <port file> <what it refuses>.
 *
 * Writes its port into the file, takes connections until it is ended, and appends each message it took to
 * "<port file>.eml". What it refuses: nothing, greeting, sign-in, sender, recipient or contents. Or how it is slow:
 * silent (never says anything), slow (takes 0.6 seconds for each answer), endless (its greeting has no last line),
 * farewell (does not answer to QUIT).
 */

declare(strict_types=1);

[, $file, $refuses] = $argv;
$server = stream_socket_server('tcp://127.0.0.1:0');
if (false === $server) {
    exit(1);
}
file_put_contents($file . '.part', (string) preg_replace('/.*:/', '', (string) stream_socket_get_name($server, false)));
rename($file . '.part', $file);
while (false !== ($client = @stream_socket_accept($server, 120))) {
    $say = static function (string $line) use ($client, $refuses): void {
        'slow' === $refuses && usleep(600_000);
        'silent' === $refuses || @fwrite($client, $line . "\r\n");
    };
    while ('endless' === $refuses && false !== @fwrite($client, "220-one moment\r\n")) {
        usleep(100_000);
    }
    $say('greeting' === $refuses ? '554 No service' : '220 test ESMTP');
    while (false !== ($line = fgets($client))) {
        $command = strtoupper(substr(trim($line), 0, 4));
        if ('EHLO' === $command) {
            $say("250-test\r\n250 AUTH LOGIN");
        } elseif ('AUTH' === $command) {
            $say('334 VXNlcm5hbWU6');
            fgets($client);
            $say('334 UGFzc3dvcmQ6');
            fgets($client);
            $say('sign-in' === $refuses ? '535 5.7.8 Bad credentials' : '235 Welcome');
        } elseif ('MAIL' === $command) {
            $say('sender' === $refuses ? '553 5.7.1 Not your address' : '250 OK');
        } elseif ('RCPT' === $command) {
            $say('recipient' === $refuses ? '550 5.1.1 User unknown' : '250 OK');
        } elseif ('DATA' === $command) {
            $say('354 Go on');
            $message = '';
            while (false !== ($line = fgets($client)) && '.' !== rtrim($line)) {
                $message .= $line;
            }
            if ('contents' === $refuses) {
                $say('554 5.6.0 Looks like spam');
            } else {
                file_put_contents($file . '.eml', $message, FILE_APPEND);
                $say('250 Queued');
            }
        } elseif ('QUIT' === $command && 'farewell' !== $refuses) {
            $say('221 Bye');
            break;
        } elseif ('QUIT' !== $command) {
            $say('250 OK');
        }
    }
    fclose($client);
}
