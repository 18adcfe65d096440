<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

use Coleman\Api\Security\Secrets;
use Coleman\Api\Security\ServerSecret;

/**
 * Who the site's mail comes from and which server carries it: the option `coleman_mail`.
 *
 * Without a server WordPress sends as it always does. The password lies sealed in the option, or on the server as
 * COLEMAN_SMTP_PASSWORD (ServerSecret), which wins.
 */
final readonly class MailSettings
{
    public const OPTION = 'coleman_mail';
    public const PASSWORD_CONSTANT = 'COLEMAN_SMTP_PASSWORD';

    public const DEFAULTS = [
        'from_name' => '',
        'from_address' => '',
        'host' => '',
        'port' => 587,
        'encryption' => 'tls',
        'user' => '',
        'sealed_password' => '',
    ];

    /**
     * @param string $encryption tls (STARTTLS), ssl (from the first byte) or none
     * @param string|null $password null when it cannot be read any more: the keys of wp-config.php have changed
     */
    public function __construct(
        public string $fromName,
        public string $fromAddress,
        public string $host,
        public int $port,
        public string $encryption,
        public string $user,
        public ?string $password,
    ) {
    }

    public static function ofSite(): self
    {
        $stored = self::stored();

        return new self(
            $stored['from_name'],
            $stored['from_address'],
            $stored['host'],
            $stored['port'],
            $stored['encryption'],
            $stored['user'],
            self::isPasswordFixed() ? self::fixedPassword() : ('' === $stored['sealed_password'] ? '' : Secrets::unseal($stored['sealed_password'])),
        );
    }

    /** @return array{from_name: string, from_address: string, host: string, port: int, encryption: string, user: string, sealed_password: string} */
    public static function stored(): array
    {
        $option = get_option(self::OPTION, []);
        $option = is_array($option) ? $option : [];
        $text = static fn (string $name): string => is_string($option[$name] ?? null) ? $option[$name] : (string) self::DEFAULTS[$name];

        return [
            'from_name' => $text('from_name'),
            'from_address' => $text('from_address'),
            'host' => $text('host'),
            'port' => is_int($option['port'] ?? null) ? $option['port'] : self::DEFAULTS['port'],
            'encryption' => in_array($option['encryption'] ?? '', ['tls', 'ssl', 'none'], true) ? $text('encryption') : self::DEFAULTS['encryption'],
            'user' => $text('user'),
            'sealed_password' => $text('sealed_password'),
        ];
    }

    /** Whether wp-config.php names the password. */
    public static function isPasswordFixed(): bool
    {
        return '' !== self::fixedPassword();
    }

    private static function fixedPassword(): string
    {
        return ServerSecret::get(self::PASSWORD_CONSTANT);
    }
}
