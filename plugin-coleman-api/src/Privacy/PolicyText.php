<?php

declare(strict_types=1);

namespace Coleman\Api\Privacy;

/** Words for the dealer's privacy policy, offered by WordPress's policy guide; what they say is what the code does. */
final class PolicyText
{
    public function html(): string
    {
        $paragraphs = [
            '<p class="privacy-policy-tutorial">' . esc_html__('These are the facts of this website. Read them over, add what your branches do beside it, and have somebody look at it who knows the law.', 'coleman') . '</p>',
            '<h3>' . esc_html__('Carts', 'coleman') . '</h3>',
            '<p>' . esc_html__('When you put something into the cart, we set a cookie with a random number that finds your cart again, for 30 days, and one that holds how many things are in it. The cart of a customer who is signed in is kept for 180 days. Neither is used for advertising.', 'coleman') . '</p>',
            '<h3>' . esc_html__('Your account', 'coleman') . '</h3>',
            '<p>' . esc_html__('We keep your name, email address, telephone number, company, addresses and preferred branch as long as you have an account, and what our staff note about it: terms of payment, tax exemption, and when they were changed by whom.', 'coleman') . '</p>',
            '<h3>' . esc_html__('Orders', 'coleman') . '</h3>',
            '<p>' . esc_html__('With an order we keep what was ordered, the addresses, your email address, what you wrote to us, and what became of it. The law asks us to keep our books: when you ask us to erase your data, we take your name, street, telephone number, email address and words out of orders that are finished, and keep parts, amounts, state and the first digits of the ZIP Code. We never see the number of a card.', 'coleman') . '</p>',
            '<h3>' . esc_html__('Inquiries about machines', 'coleman') . '</h3>',
            /* translators: %d: number of days */
            '<p>' . esc_html(sprintf(__('When you ask us about a machine, we keep what you wrote, who of us answered and when, and take your name, addresses, telephone number and words out of it %d days after it was last worked on, or earlier when you ask us to.', 'coleman'), Retention::LEAD_DAYS)) . '</p>',
            '<h3>' . esc_html__('Rentals', 'coleman') . '</h3>',
            /* translators: %d: number of days */
            '<p>' . esc_html(sprintf(__('With a rental request we keep what you typed, what your browser worked out of it, the price, and what became of it. A request that came to nothing loses your name, addresses, telephone number and words after %d days. What was rented stays in our books; when you ask us to erase your data, we take your person out of rentals that are over.', 'coleman'), Retention::RENTAL_DAYS)) . '</p>',
            '<h3>' . esc_html__('Mail', 'coleman') . '</h3>',
            /* translators: %d: number of days */
            '<p>' . esc_html(sprintf(__('Of each mail that the website sends we keep recipient and contents for %d days, so that it can be sent again.', 'coleman'), Retention::MAIL_DAYS)) . '</p>',
            '<h3>' . esc_html__('Safety', 'coleman') . '</h3>',
            '<p>' . esc_html__('To hold off guessed passwords and floods of forms we count tries by network address, for two days at most. Answers to forms are kept for a day so that a form that was sent twice counts once. We remember which parts are looked at, not by whom.', 'coleman') . '</p>',
        ];

        return implode("\n", $paragraphs);
    }
}
