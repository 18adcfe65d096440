<?php

declare(strict_types=1);

namespace Coleman\Api\Http\Bots;

use Coleman\Api\Security\Secrets;
use Coleman\Api\Security\ServerSecret;

/**
 * How people are told from programs: the option `coleman_bot_check`, and the secret of a service, sealed in an option
 * of its own or in wp-config.php as COLEMAN_BOT_CHECK_SECRET, which wins.
 */
final readonly class BotSettings
{
    public const OPTION = 'coleman_bot_check';
    public const SECRET_OPTION = 'coleman_bot_check_secret';
    public const SECRET_CONSTANT = 'COLEMAN_BOT_CHECK_SECRET';

    /** A proof is some 50,000 hashes, a fraction of a second on a phone. */
    public const DEFAULTS = ['least_seconds' => 2, 'hardest' => 100_000, 'service' => 'altcha', 'site_key' => ''];

    /**
     * @param int $leastSeconds no person fills in a form faster
     * @param int $hardest the most hashes that a proof of work asks for
     * @param Service $service that is asked: this site itself as long as a key of another is missing
     */
    public function __construct(public int $leastSeconds, public int $hardest, public Service $service, public string $siteKey, public string $secret)
    {
    }

    public static function ofSite(): self
    {
        $stored = self::stored();
        $service = Service::from($stored['service']);
        $secret = Service::Altcha === $service ? '' : self::secret();
        $hasKeys = '' !== $stored['site_key'] && '' !== $secret;

        return new self($stored['least_seconds'], max(1, $stored['hardest']), $hasKeys ? $service : Service::Altcha, $stored['site_key'], $secret);
    }

    /** @return array{least_seconds: int, hardest: int, service: string, site_key: string} as kept, with defaults for what is not */
    public static function stored(): array
    {
        $option = get_option(self::OPTION, []);
        $option = is_array($option) ? $option : [];
        $whole = static fn (string $name, int $default): int => is_int($option[$name] ?? null) ? $option[$name] : $default;
        $service = $option['service'] ?? null;

        return [
            'least_seconds' => $whole('least_seconds', self::DEFAULTS['least_seconds']),
            'hardest' => $whole('hardest', self::DEFAULTS['hardest']),
            'service' => is_string($service) && null !== Service::tryFrom($service) ? $service : self::DEFAULTS['service'],
            'site_key' => is_string($option['site_key'] ?? null) ? $option['site_key'] : self::DEFAULTS['site_key'],
        ];
    }

    /** The secret as it lies in the database; '' for none. */
    public static function sealedSecret(): string
    {
        $sealed = get_option(self::SECRET_OPTION, '');

        return is_string($sealed) ? $sealed : '';
    }

    /** Whether wp-config.php names the secret. */
    public static function isSecretFixed(): bool
    {
        return '' !== self::fixedSecret();
    }

    private static function secret(): string
    {
        $sealed = self::sealedSecret();

        return self::fixedSecret() ?: ('' === $sealed ? '' : Secrets::unseal($sealed) ?? '');
    }

    private static function fixedSecret(): string
    {
        return ServerSecret::get(self::SECRET_CONSTANT);
    }
}
