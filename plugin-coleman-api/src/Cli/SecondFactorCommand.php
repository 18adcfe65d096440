<?php

declare(strict_types=1);

namespace Coleman\Api\Cli;

use Coleman\Api\SecondFactor\SecondFactor;

/** `coleman reset-second-factor`: for who has lost phone and backup codes, where no administrator can sign in. */
final readonly class SecondFactorCommand
{
    /** @param \Closure(): SecondFactor $factor */
    public function __construct(private \Closure $factor)
    {
    }

    public function command(): Command
    {
        return new Command('reset-second-factor', 'lets an account set up an authenticator app anew, and signs it out everywhere', [
            Command::positional('login', 'user name or email address'),
        ], $this->run(...));
    }

    /**
     * @param list<string> $arguments
     * @return int exit code
     */
    public function run(array $arguments): int
    {
        $login = $arguments[0] ?? '';
        $user = get_user_by('login', $login) ?: get_user_by('email', $login);
        if (false === $user) {
            fwrite(STDERR, sprintf("There is no account %s.\n", $login));

            return 1;
        }
        echo ($this->factor)()->reset($user->ID) ? "The second factor is reset.\n" : "The account had no second factor.\n";

        return 0;
    }
}
