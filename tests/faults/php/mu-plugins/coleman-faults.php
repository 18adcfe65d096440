<?php

/**
 * Plugin Name: Coleman faults
 * Description: Lets a test see and break what it otherwise could not. No part of the product.
 */

declare(strict_types=1);

if (!defined('COLEMAN_FAULTS_SMTP')) {
    return;
}

// Mail goes to a server that the test starts when it pleases.
add_filter('wp_mail_from', static fn (): string => 'website@example.com');
add_action('phpmailer_init', static function (PHPMailer\PHPMailer\PHPMailer $mailer): void {
    $mailer->isSMTP();
    $mailer->Host = '127.0.0.1';
    $mailer->Port = (int) constant('COLEMAN_FAULTS_SMTP');
    $mailer->SMTPAutoTLS = false;
    $mailer->Timeout = 5;
}, 99);

// Passwords are compared as always, only not for 60 ms each; and each comparison is written down.
add_filter('wp_hash_password_options', static fn (array $options): array => ['cost' => 4] + $options);
$colemanNote = static function (string $account): void {
    $isKnown = [] !== preg_grep('/^coleman_device_/', array_map('strval', array_keys($_COOKIE)));
    file_put_contents(
        (string) constant('COLEMAN_FAULTS_HASHES'),
        json_encode(['account' => $account, 'network' => $_SERVER['REMOTE_ADDR'] ?? '', 'device' => $isKnown]) . "\n",
        FILE_APPEND | LOCK_EX,
    );
};
add_filter('check_password', static function (bool $isRight, string $password, string $hash, mixed $user) use ($colemanNote): bool {
    if (!$isRight) {
        $colemanNote((string) $user);
    }

    return $isRight;
}, 10, 4);
add_action('application_password_failed_authentication', static function (WP_Error $error) use ($colemanNote): void {
    $user = get_user_by('email', $_SERVER['PHP_AUTH_USER'] ?? '');
    if ('incorrect_password' === $error->get_error_code() && $user instanceof WP_User) {
        $colemanNote((string) $user->ID);
    }
}, 5);
// It wants https, which nobody has on 127.0.0.1.
add_filter('wp_is_application_passwords_available', '__return_true');
// Customers have none. The buyers of these runs sign in by one, for a cookie and a nonce each would be calls that are not measured.
add_filter('wp_is_application_passwords_available_for_user', '__return_true', 20);

// What a fast call never comes to.
add_action('setup_theme', static fn () => headers_sent() || header('X-Fault-Way: long'));

// A server whose clock is wrong by so many seconds.
if (1 === preg_match('/^-?\d{1,6}$/D', (string) ($_SERVER['HTTP_X_FAULT_SKEW'] ?? ''))) {
    require_once dirname(__DIR__, 2) . '/planted/plant.php';
    coleman_plant('Coleman\\Api\\Support\\SystemClock', [
        'now' => sprintf("return (new \\DateTimeImmutable('now', new \\DateTimeZone('UTC')))->modify('%+d seconds');", (int) $_SERVER['HTTP_X_FAULT_SKEW']),
    ]);
    // One that is ahead by hours would take a mail that another is at work on for one that was left undone.
    if (abs((int) $_SERVER['HTTP_X_FAULT_SKEW']) > HOUR_IN_SECONDS) {
        coleman_plant('Coleman\\Api\\Mail\\OutboxWorker', ['work' => 'return 0;']);
    }
}

// A process that dies while SQLite commits: the blow is sent off, and COMMIT begins about when it lands.
if ('commit' === ($_SERVER['HTTP_X_FAULT'] ?? '')) {
    add_filter('query', static function (string $sql): string {
        if ('COMMIT' === $sql) {
            exec(sprintf('(sleep %.4F; kill -9 %d) > /dev/null 2>&1 &', random_int(0, 40) / 10_000, (int) getmypid()));
            usleep(random_int(0, 6_000));
        }

        return $sql;
    }, PHP_INT_MAX);
}
