<?php

/**
 * Receives events of a Coleman website: verifies the signature, refuses what is old, and handles each event once.
 *
 * Set COLEMAN_WEBHOOK_SECRET to the secret that the website has shown, and COLEMAN_EVENTS to a folder that this script
 * may write to and visitors cannot read. Answer with 2xx within 10 seconds; else the website tries again later.
 */

declare(strict_types=1);

namespace ColemanReceiver;

/** Seconds that the clocks of both servers may differ, and a request may take. */
const TOLERANCE = 300;

/** Whether a request was signed with this secret, and not long ago. */
function isSigned(string $secret, string $timestamp, string $signature, string $body, int $now): bool
{
    return '' !== $secret
        && 1 === preg_match('/^\d{1,12}$/D', $timestamp)
        && abs($now - (int) $timestamp) <= TOLERANCE
        // hash_equals() takes the same time for every wrong signature.
        && hash_equals('v1=' . hash_hmac('sha256', $timestamp . '.' . $body, $secret), $signature);
}

/**
 * @param \Closure(array<string, mixed>): void $handle does what there is to do with an event
 * @return int status to answer with
 */
function receive(string $secret, string $timestamp, string $signature, string $body, int $now, string $folder, \Closure $handle): int
{
    if (!isSigned($secret, $timestamp, $signature, $body, $now)) {
        return 401;
    }
    $event = json_decode($body, true);
    if (!is_array($event) || 'coleman.event/1' !== ($event['schema'] ?? null) || 1 !== preg_match('/^evt_[0-9a-f]+$/D', (string) ($event['id'] ?? ''))) {
        return 400;
    }
    // An event may come twice: when our answer got lost, or when somebody sends it again by hand.
    $done = $folder . '/' . $event['id'];
    if (is_file($done)) {
        return 200;
    }
    $handle($event);
    // Written last: what fails before is sent again. If `handle` must never run twice, keep the id in its transaction.
    file_put_contents($done, $event['event']);

    return 200;
}

if (isset($_SERVER['REQUEST_METHOD']) && 'POST' === $_SERVER['REQUEST_METHOD'] && realpath((string) ($_SERVER['SCRIPT_FILENAME'] ?? '')) === __FILE__) {
    http_response_code(receive(
        (string) getenv('COLEMAN_WEBHOOK_SECRET'),
        (string) ($_SERVER['HTTP_COLEMAN_TIMESTAMP'] ?? ''),
        (string) ($_SERVER['HTTP_COLEMAN_SIGNATURE'] ?? ''),
        (string) file_get_contents('php://input'),
        time(),
        (string) getenv('COLEMAN_EVENTS'),
        static function (array $event): void {
            // Here: write the order into your own system.
            file_put_contents(getenv('COLEMAN_EVENTS') . '/log.jsonl', json_encode($event) . "\n", FILE_APPEND | LOCK_EX);
        },
    ));
    echo 'ok';
}
