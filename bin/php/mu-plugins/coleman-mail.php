<?php

/**
 * Plugin Name: Coleman development: mail
 * Description: Writes each mail to a file instead of sending it, and shows what was written at /dev/mail. No part of the product.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

if ('local' !== wp_get_environment_type() || !defined('COLEMAN_MAIL_DIR')) {
    return;
}

add_filter('pre_wp_mail', static function (mixed $sent): mixed {
    global $phpmailer;
    require_once __DIR__ . '/../mail/file-mailer.php';
    if (!$phpmailer instanceof Coleman\Development\FileMailer) {
        $phpmailer = new Coleman\Development\FileMailer(COLEMAN_MAIL_DIR);
    }

    return $sent;
});

// WordPress's own sender would be wordpress@127.0.0.1, which is no address.
add_filter('wp_mail_from', static fn (string $from): string => str_ends_with($from, '@127.0.0.1') ? 'website@example.com' : $from, 1);

add_action('init', static function (): void {
    $uri = $_SERVER['REQUEST_URI'] ?? '';
    $path = is_string($uri) ? (string) strtok($uri, '?') : '';
    if ('/dev/mail' !== $path && !str_starts_with($path, '/dev/mail/')) {
        return;
    }
    require_once __DIR__ . '/../mail/message.php';
    require_once __DIR__ . '/../mail/viewer.php';
    (new Coleman\Development\MailViewer(COLEMAN_MAIL_DIR, '/dev/mail'))->answer(substr($path, strlen('/dev/mail')));
    exit;
}, 0);
